import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/**
 * Writes the libraries in a folder anew whose class files are older than version 50, with the same
 * code in files of Java 8: Java keeps no older ones in class archives and ahead-of-time caches (its
 * verifier needs the stack maps that version 50 brought), and reading them anew took a third of the
 * time that the program needs to start. The build runs it; it is no part of the program.
 */
final class NewerClassFiles {
  private static final int FIRST_ARCHIVED = Opcodes.V1_6;

  private static final int VERSION_AT = 7;

  private NewerClassFiles() {}

  public static void main(String[] folder) throws IOException {
    List<Path> jars;
    try (Stream<Path> files = Files.list(Path.of(folder[0]))) {
      jars = files.filter(file -> file.toString().endsWith(".jar")).toList();
    }
    for (Path jar : jars) {
      if (isOld(jar)) {
        renew(jar);
      }
    }
  }

  private static boolean isOld(Path jar) throws IOException {
    try (ZipFile file = new ZipFile(jar.toFile())) {
      for (ZipEntry entry : entries(file)) {
        if (isClass(entry)) {
          try (InputStream in = file.getInputStream(entry)) {
            if (in.readNBytes(VERSION_AT + 1)[VERSION_AT] < FIRST_ARCHIVED) {
              return true;
            }
          }
        }
      }
    }
    return false;
  }

  private static List<ZipEntry> entries(ZipFile jar) {
    return jar.stream().map(ZipEntry.class::cast).toList();
  }

  private static boolean isClass(ZipEntry entry) {
    return entry.getName().endsWith(".class") && !entry.getName().endsWith("module-info.class");
  }

  private static void renew(Path jar) throws IOException {
    Path renewed = Path.of(jar + ".new");
    try (ZipFile in = new ZipFile(jar.toFile());
        URLClassLoader library = new URLClassLoader(new URL[] {jar.toUri().toURL()});
        OutputStream file = Files.newOutputStream(renewed);
        ZipOutputStream out = new ZipOutputStream(file)) {
      for (ZipEntry entry : entries(in)) {
        byte[] content;
        try (InputStream data = in.getInputStream(entry)) {
          content = data.readAllBytes();
        }
        ZipEntry same = new ZipEntry(entry.getName());
        same.setTimeLocal(entry.getTimeLocal());
        out.putNextEntry(same);
        out.write(isClass(entry) ? newer(content, library) : content);
        out.closeEntry();
      }
    }
    Files.move(renewed, jar, StandardCopyOption.REPLACE_EXISTING);
  }

  private static byte[] newer(byte[] content, ClassLoader library) {
    ClassReader reader = new ClassReader(content);
    ClassWriter writer =
        new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
          @Override
          protected ClassLoader getClassLoader() {
            return library;
          }
        };
    ClassVisitor version =
        new ClassVisitor(Opcodes.ASM9, writer) {
          @Override
          public void visit(
              int old, int access, String name, String type, String parent, String[] interfaces) {
            super.visit(Math.max(old, Opcodes.V1_8), access, name, type, parent, interfaces);
          }
        };
    reader.accept(version, ClassReader.SKIP_FRAMES);
    return writer.toByteArray();
  }
}
