@echo off
rem Runs Rookery from where it was unpacked, with the Java that came with it, or else an installed one (17 or later).
setlocal
set "HERE=%~dp0"
set "JAVA=%HERE%jre\bin\java.exe"
if exist "%JAVA%" goto run
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
"%JAVA%" -version >nul 2>&1
if errorlevel 1 goto missing

rem A Java that is too old is refused; one that does not say its version is tried. Java 8 calls itself 1.8.
set "VERSION="
for /f "tokens=1-3" %%a in ('call "%JAVA%" -version 2^>^&1') do if "%%b"=="version" set "VERSION=%%~c"
for /f "tokens=1,2 delims=.-_" %%a in ("%VERSION%") do if "%%a"=="1" (set "MAJOR=%%b") else (set "MAJOR=%%a")
if not defined VERSION goto run
if %MAJOR% LSS 17 goto old

:run
"%JAVA%" -Xshare:auto -XX:+UseSerialGC -Djava.awt.headless=true "-Drookery.home=%HERE%." -jar "%HERE%lib\rookery.jar" %*
exit /b %ERRORLEVEL%

:missing
echo rookery: Java is missing: install version 17 or later, or take the download that brings its own. 1>&2
exit /b 69

:old
echo rookery: "%JAVA%" is Java %MAJOR%: install version 17 or later, or take the download that brings its own. 1>&2
exit /b 69
