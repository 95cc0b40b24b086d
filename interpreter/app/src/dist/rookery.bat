@echo off
rem Runs Rookery from where it was unpacked, with the Java that came with it, or else an installed one (17 or later).
setlocal
set "HERE=%~dp0"
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
if exist "%HERE%jre\bin\java.exe" set "JAVA=%HERE%jre\bin\java.exe"
"%JAVA%" -Xshare:auto -XX:+UseSerialGC -Djava.awt.headless=true "-Drookery.home=%HERE%." -jar "%HERE%lib\rookery.jar" %*
exit /b %ERRORLEVEL%
