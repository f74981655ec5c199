/* A disk that can be looked at and broken: loaded before the C library, it notes every write, truncation, removal and
   sync of files below DISK_FOLDER in the file DISK_TRACE, in order. While DISK_FOLDER/full exists, writes fail as on a
   full disk; while DISK_FOLDER/broken exists, syncs fail. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int trace = -1;

static int watched(const char *path) {
  const char *folder = getenv("DISK_FOLDER");
  return folder && strncmp(path, folder, strlen(folder)) == 0;
}

static int path_of(int fd, char *path) {
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = syscall(SYS_readlinkat, AT_FDCWD, link, path, 4000);
  if (length <= 0) return 0;
  path[length] = 0;
  return watched(path);
}

static int stands(const char *name) {
  char path[4096];
  snprintf(path, sizeof path, "%s/%s", getenv("DISK_FOLDER"), name);
  return syscall(SYS_faccessat, AT_FDCWD, path, F_OK) == 0;
}

static void note(char what, const char *path, uint64_t at, const void *data, uint64_t size) {
  if (!getenv("DISK_TRACE")) return;
  if (trace < 0)
    trace = syscall(SYS_openat, AT_FDCWD, getenv("DISK_TRACE"), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  char head[128];
  int length = snprintf(head, sizeof head, "%c %zu %llu %llu\n", what, strlen(path), (unsigned long long)at,
                        (unsigned long long)size);
  syscall(SYS_write, trace, head, length);
  syscall(SYS_write, trace, path, strlen(path));
  if (data) syscall(SYS_write, trace, data, size);
}

static ssize_t written(int fd, const void *data, size_t size, off64_t at, int placed) {
  char path[4096];
  if (!path_of(fd, path)) return placed ? syscall(SYS_pwrite64, fd, data, size, at) : syscall(SYS_write, fd, data, size);
  if (stands("full")) {
    errno = ENOSPC;
    return -1;
  }
  pthread_mutex_lock(&lock);
  if (!placed) at = syscall(SYS_lseek, fd, 0, SEEK_CUR);
  ssize_t done = placed ? syscall(SYS_pwrite64, fd, data, size, at) : syscall(SYS_write, fd, data, size);
  if (done > 0) note('W', path, at, data, done);
  pthread_mutex_unlock(&lock);
  return done;
}

ssize_t write(int fd, const void *data, size_t size) { return written(fd, data, size, 0, 0); }
ssize_t pwrite(int fd, const void *data, size_t size, off_t at) { return written(fd, data, size, at, 1); }
ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) { return written(fd, data, size, at, 1); }

static int synced(int fd, long call) {
  char path[4096];
  if (!path_of(fd, path)) return syscall(call, fd);
  if (stands("broken")) {
    errno = EIO;
    return -1;
  }
  pthread_mutex_lock(&lock);
  int done = syscall(call, fd);
  if (done == 0) note('S', path, 0, NULL, 0);
  pthread_mutex_unlock(&lock);
  return done;
}

int fsync(int fd) { return synced(fd, SYS_fsync); }
int fdatasync(int fd) { return synced(fd, SYS_fdatasync); }

static int cut(int fd, off64_t size) {
  char path[4096];
  int ours = path_of(fd, path);
  pthread_mutex_lock(&lock);
  int done = syscall(SYS_ftruncate, fd, size);
  if (ours && done == 0) note('T', path, size, NULL, 0);
  pthread_mutex_unlock(&lock);
  return done;
}

int ftruncate(int fd, off_t size) { return cut(fd, size); }
int ftruncate64(int fd, off64_t size) { return cut(fd, size); }

int unlink(const char *path) {
  pthread_mutex_lock(&lock);
  int done = syscall(SYS_unlinkat, AT_FDCWD, path, 0);
  if (done == 0 && watched(path)) note('U', path, 0, NULL, 0);
  pthread_mutex_unlock(&lock);
  return done;
}
