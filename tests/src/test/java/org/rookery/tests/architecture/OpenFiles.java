package org.rookery.tests.architecture;

import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.FileReader;
import java.io.FileWriter;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;

/** Opens files, or looks through directories, by any of the ways that Java has. */
final class OpenFiles extends ArchCondition<JavaClass> {
  /** What else there is to ask of a file or a directory, without opening it. */
  private static final Set<String> HARMLESS =
      Set.of("exists", "isRegularFile", "isDirectory", "isSymbolicLink", "walkFileTree");

  private static final List<Class<?>> OPENERS =
      List.of(
          FileInputStream.class,
          FileOutputStream.class,
          FileReader.class,
          FileWriter.class,
          RandomAccessFile.class);

  OpenFiles() {
    super("open files or list directories");
  }

  @Override
  public void check(JavaClass user, ConditionEvents events) {
    for (JavaAccess<?> access : user.getAccessesFromSelf()) {
      if (opens(access.getTarget())) {
        events.add(SimpleConditionEvent.satisfied(access, access.getDescription()));
      }
    }
  }

  private static boolean opens(AccessTarget target) {
    JavaClass owner = target.getOwner();
    if (owner.isEquivalentTo(Files.class)) {
      return !HARMLESS.contains(target.getName());
    }
    List<String> parameters =
        target instanceof AccessTarget.CodeUnitCallTarget call
            ? call.getRawParameterTypes().stream().map(JavaClass::getName).toList()
            : List.of();
    boolean byDescriptor = parameters.contains(FileDescriptor.class.getName());
    if (OPENERS.stream().anyMatch(owner::isEquivalentTo)) {
      return !byDescriptor;
    }
    boolean prints =
        owner.isEquivalentTo(PrintStream.class) || owner.isEquivalentTo(PrintWriter.class);
    boolean byName =
        parameters.contains(File.class.getName()) || parameters.contains(String.class.getName());
    return owner.isEquivalentTo(FileChannel.class)
        || prints && target.getName().equals("<init>") && byName;
  }
}
