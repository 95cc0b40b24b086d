const TICK = 100;

/** What is said of a player whose time is up. */
export const outOfTime = (name) => name + " has no time left.";

/** A clock for each player; it runs for the one whose turn it is. */
export class Clock {
  /**
   * @param shown is called whenever what it shows has changed
   * @param over is called with the player whose time is up
   */
  constructor(shown, over) {
    this.shown = shown;
    this.over = over;
    this.left = [];
    this.running = -1;
  }

  get isUsed() {
    return this.left.length > 0;
  }

  /** Sets it for so many players; 0 minutes is no clock. */
  set(players, minutes, increment) {
    this.stop();
    this.left = minutes > 0 ? Array(players).fill(minutes * 60_000) : [];
    this.increment = increment * 1000;
    this.shown();
  }

  /** Goes on from what a server has measured: by player the milliseconds left, and for whom they go by. */
  told(left, running) {
    this.stop();
    this.left = left;
    this.turn(running);
    this.shown();
  }

  /** How many milliseconds the program may think for a player, so that the time is enough for a game. */
  share(player) {
    this.count();
    return Math.max(1, Math.round(Math.max(0, this.left[player]) / 30 + this.increment * 0.8));
  }

  /** It is the turn of that player, or of none. */
  turn(player) {
    if (!this.isUsed || player === this.running) {
      return;
    }
    this.count();
    if (this.running >= 0 && player >= 0) {
      this.left[this.running] += this.increment;
    }
    this.running = player;
    clearInterval(this.timer);
    this.since = performance.now();
    if (player >= 0) {
      this.timer = setInterval(() => this.tick(), TICK);
    }
    this.shown();
  }

  stop() {
    this.turn(-1);
    clearInterval(this.timer);
    this.running = -1;
  }

  count() {
    if (this.running >= 0) {
      const now = performance.now();
      this.left[this.running] -= now - this.since;
      this.since = now;
    }
  }

  tick() {
    this.count();
    if (this.left[this.running] <= 0) {
      const late = this.running;
      this.left[late] = 0;
      clearInterval(this.timer);
      this.running = -1;
      this.over(late);
    }
    this.shown();
  }

  /** As minutes and seconds, with tenths when it gets short. */
  text(player) {
    if (!this.isUsed || this.left[player] === undefined) {
      return "";
    }
    const seconds = Math.max(0, this.left[player]) / 1000;
    const whole = Math.floor(seconds);
    const two = (n) => String(n).padStart(2, "0");
    return seconds < 10 ? "0:0" + (Math.floor(seconds * 10) / 10).toFixed(1) : Math.floor(whole / 60) + ":" + two(whole % 60);
  }
}
