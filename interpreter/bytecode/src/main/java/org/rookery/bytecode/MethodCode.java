package org.rookery.bytecode;

import java.lang.invoke.MethodType;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/**
 * The code of one method of a {@link HiddenClass}, written instruction by instruction.
 *
 * <p>Variables are numbered as the machine does it: 0 is the object itself, then the parameters,
 * then those of the method; a {@code long} takes two numbers.
 */
final class MethodCode {
  /**
   * The greatest number of bytes a method should take: HotSpot leaves longer ones uncompiled, from
   * 8000 on.
   */
  static final int MAX_METHOD_BYTES = 7500;

  private final String owner;
  private final MethodVisitor out;
  private int size;

  MethodCode(String owner, MethodVisitor out) {
    this.owner = owner;
    this.out = out;
    out.visitCode();
  }

  /** Whether the method may have become longer than {@link #MAX_METHOD_BYTES}. */
  boolean isTooLong() {
    return size > MAX_METHOD_BYTES;
  }

  void callParentConstructor(String parent) {
    load(0);
    out.visitMethodInsn(Opcodes.INVOKESPECIAL, parent, "<init>", "()V", false);
    returnVoid();
  }

  /** A place to jump to, yet to be {@linkplain #mark marked}. */
  static final class JumpTarget {
    private final Label label = new Label();
  }

  /** Marks the place of the next instruction. */
  void mark(JumpTarget place) {
    out.visitLabel(place.label);
  }

  /** Jumps. */
  void jump(JumpTarget place) {
    size += 3;
    out.visitJumpInsn(Opcodes.GOTO, place.label);
  }

  /** Takes an {@code int} or {@code boolean} and jumps if it is 0 or false. */
  void jumpIfZero(JumpTarget place) {
    size += 3;
    out.visitJumpInsn(Opcodes.IFEQ, place.label);
  }

  /** Pushes a variable that holds an object. */
  void load(int variable) {
    variable(Opcodes.ALOAD, variable);
  }

  /** Pushes a variable of a primitive type. */
  void load(int variable, Class<?> type) {
    variable(Type.getType(type).getOpcode(Opcodes.ILOAD), variable);
  }

  /** Takes an object into a variable. */
  void store(int variable) {
    variable(Opcodes.ASTORE, variable);
  }

  /** Takes a primitive value into a variable. */
  void store(int variable, Class<?> type) {
    variable(Type.getType(type).getOpcode(Opcodes.ISTORE), variable);
  }

  private void variable(int opcode, int variable) {
    size += 2;
    out.visitVarInsn(opcode, variable);
  }

  /** Adds 1 to an {@code int} variable. */
  void increment(int variable) {
    size += 3;
    out.visitIincInsn(variable, 1);
  }

  /** Pushes an {@code int}. */
  void push(int value) {
    size += 3;
    if (value >= -1 && value <= 5) {
      out.visitInsn(Opcodes.ICONST_0 + value);
    } else if (value == (byte) value) {
      out.visitIntInsn(Opcodes.BIPUSH, value);
    } else if (value == (short) value) {
      out.visitIntInsn(Opcodes.SIPUSH, value);
    } else {
      out.visitLdcInsn(value);
    }
  }

  /** Pushes a {@code long}. */
  void push(long value) {
    size += 3;
    out.visitLdcInsn(value);
  }

  /** An instruction without operands. */
  private void plain(int opcode) {
    size++;
    out.visitInsn(opcode);
  }

  /** Takes an array of {@code int}, an index and a value, and stores it. */
  void storeElement() {
    plain(Opcodes.IASTORE);
  }

  /**
   * Sets the bits of another variable in element {@code index} of the {@code long} array in a
   * variable.
   */
  void orIntoElement(int array, int index, int bits) {
    load(array);
    push(index);
    plain(Opcodes.DUP2);
    plain(Opcodes.LALOAD);
    load(bits, long.class);
    plain(Opcodes.LOR);
    plain(Opcodes.LASTORE);
  }

  /** Takes two values of type {@code long} and pushes those bits that either has. */
  void or() {
    plain(Opcodes.LOR);
  }

  /** Takes a {@code long} and a distance and pushes the bits shifted left. */
  void shiftLeft() {
    plain(Opcodes.LSHL);
  }

  /** Jumps if the {@code long} in a variable has none of the bits. */
  void jumpIfNone(int variable, long bits, JumpTarget place) {
    load(variable, long.class);
    push(bits);
    plain(Opcodes.LAND);
    plain(Opcodes.LCONST_0);
    plain(Opcodes.LCMP);
    jumpIfZero(place);
  }

  /**
   * Jumps if {@code set} lacks the number, at most 63, in element {@code index} of the {@code int}
   * array in a variable.
   *
   * @param full all numbers there are, so that the cheapest question will do
   */
  void jumpIfNotIn(long set, long full, int array, int index, JumpTarget place) {
    if (set == 1 || (set ^ full) == 1) {
      element(array, index);
      size += 3;
      out.visitJumpInsn(set == 1 ? Opcodes.IFNE : Opcodes.IFEQ, place.label);
      return;
    }
    // A number of 32 or more would come round in a shift of 32 bits.
    boolean isShort = set >>> (Integer.SIZE - 1) == 0 && full >>> Integer.SIZE == 0;
    if (isShort) {
      push((int) set);
    } else {
      push(set);
    }
    element(array, index);
    plain(isShort ? Opcodes.IUSHR : Opcodes.LUSHR);
    if (!isShort) {
      plain(Opcodes.L2I);
    }
    plain(Opcodes.ICONST_1);
    plain(Opcodes.IAND);
    jumpIfZero(place);
  }

  /**
   * Jumps if the sets lack the number in element {@code index} of the {@code int} array in a
   * variable: the first set is that of the numbers to 63, the next that of those to 127.
   */
  void jumpIfNotIn(long[] sets, int array, int index, JumpTarget place) {
    JumpTarget found = new JumpTarget();
    int last = sets.length - 1;
    for (int i = 0; i <= last; i++) {
      JumpTarget further = new JumpTarget();
      if (i < last) {
        element(array, index);
        push(Long.SIZE * (i + 1));
        size += 3;
        out.visitJumpInsn(Opcodes.IF_ICMPGE, further.label);
      }
      push(sets[i]);
      element(array, index);
      plain(Opcodes.LUSHR);
      plain(Opcodes.L2I);
      plain(Opcodes.ICONST_1);
      plain(Opcodes.IAND);
      jumpIfZero(place);
      if (i < last) {
        jump(found);
        mark(further);
      }
    }
    mark(found);
  }

  private void element(int array, int index) {
    load(array);
    push(index);
    plain(Opcodes.IALOAD);
  }

  /** Takes an object and arguments and calls its method. */
  void call(Class<?> holder, String name, MethodType type) {
    call(Type.getInternalName(holder), name, type, holder.isInterface());
  }

  /** Takes the object itself and arguments and calls another method of its class. */
  void callOwn(String name, MethodType type) {
    call(owner, name, type, false);
  }

  private void call(String holder, String name, MethodType type, boolean isInterface) {
    size += isInterface ? 5 : 3;
    int opcode = isInterface ? Opcodes.INVOKEINTERFACE : Opcodes.INVOKEVIRTUAL;
    out.visitMethodInsn(opcode, holder, name, type.toMethodDescriptorString(), isInterface);
  }

  /** Returns nothing. */
  void returnVoid() {
    plain(Opcodes.RETURN);
  }

  /** Takes a primitive value and returns it. */
  void returnValue(Class<?> type) {
    plain(Type.getType(type).getOpcode(Opcodes.IRETURN));
  }

  /** Ends the method. */
  void end() {
    out.visitMaxs(0, 0);
    out.visitEnd();
  }
}
