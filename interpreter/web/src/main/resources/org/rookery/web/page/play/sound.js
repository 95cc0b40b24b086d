import {keep, kept} from "./kept.js";

/** Short sounds, made as they are needed. Off until they are turned on. */
export class Sound {
  constructor() {
    this.on = kept("sound", false);
    this.context = null;
  }

  turn(on) {
    this.on = on;
    keep("sound", on);
    this.play("move");
  }

  /** @param kind `move`, `capture`, `check` or `end` */
  play(kind) {
    if (!this.on || typeof AudioContext === "undefined") {
      return;
    }
    this.context ??= new AudioContext();
    this.context.resume();
    const notes = {move: [[220, 0]], capture: [[160, 0], [120, 0.04]], check: [[520, 0], [660, 0.09]],
      end: [[392, 0], [494, 0.14], [587, 0.28]]}[kind];
    notes.forEach(([pitch, after]) => this.knock(pitch, after, kind === "move" || kind === "capture" ? 0.07 : 0.2));
  }

  knock(pitch, after, length) {
    const at = this.context.currentTime + after;
    const tone = this.context.createOscillator();
    const volume = this.context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(pitch * 1.6, at);
    tone.frequency.exponentialRampToValueAtTime(pitch, at + length / 2);
    volume.gain.setValueAtTime(0.25, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.connect(volume).connect(this.context.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
