/* Makes calls fail that touch files within one directory, from the n-th on and so many times. Loaded in front of
 * the C library by LD_PRELOAD, in tests only. What it does is told in a log, with what was synced of the journal.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sendfile.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

/* What kind of call it is: each error comes from some of them only. */
enum { READS = 1, WRITES = 2, TAKES_ROOM = 4, INTERRUPTIBLE = 8, ANY = 16, PARTIAL = 32, OF_DIRECTORIES = 64 };
static atomic_long calls;
static long first, times;
/* Without an error, a call does half of what it should. */
static int error, kinds, lists, report = -1;
static char within[PATH_MAX];

static long number(const char *name) {
    const char *text = getenv(name);
    return text ? atol(text) : 0;
}

__attribute__((constructor)) static void begin(void) {
    const char *directory = getenv("FAIL_WITHIN"), *path = getenv("FAIL_REPORT"), *what = getenv("FAIL_WITH");
    if (!directory || !path || !what)
        return;
    int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
    report = real(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    snprintf(within, sizeof within, "%s/", directory);
    first = number("FAIL_FROM");
    times = number("FAIL_TIMES");
    lists = number("FAIL_LISTS");
    error = !strcmp(what, "EIO") ? EIO : !strcmp(what, "ENOSPC") ? ENOSPC : !strcmp(what, "EINTR") ? EINTR : 0;
    if (!strncmp(what, "directory ", 10)) {
        error = strcmp(what + 10, "EINVAL") ? EIO : EINVAL;
        kinds = OF_DIRECTORIES;
        return;
    }
    kinds = error == EIO ? ANY : error == ENOSPC ? TAKES_ROOM : error == EINTR ? INTERRUPTIBLE : PARTIAL;
}

__attribute__((destructor)) static void end(void) {
    if (report >= 0)
        dprintf(report, "calls %ld\n", atomic_load(&calls));
}

/* Finds the path of a name in an open directory, or of an open file. */
static const char *path_of(char *path, int file, const char *name) {
    char link[64];
    if (name && (name[0] == '/' || file == AT_FDCWD))
        return name;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    path[length < 0 ? 0 : length] = 0;
    if (name && *name && length > 0)
        snprintf(path + length, PATH_MAX - length, "/%s", name);
    return path;
}

/* Returns whether a call fails, and sets the error. */
static int fails(const char *call, int kind, int file, const char *name) {
    char buffer[PATH_MAX];
    if (kinds != OF_DIRECTORIES)
        kind |= ANY;
    if (report < 0 || !(kind & kinds))
        return 0;
    const char *path = path_of(buffer, file, name);
    if (strncmp(path, within, strlen(within)))
        return 0;
    long at = atomic_fetch_add(&calls, 1) + 1;
    if (!first && lists)
        dprintf(report, "called %s %s\n", call, path + strlen(within));
    if (!first || at < first || (times && at >= first + times))
        return 0;
    dprintf(report, "failed %s %s\n", call, path + strlen(within));
    errno = error;
    return 1;
}

static int is_of_journal(const char *path) {
    int is_within = report >= 0 && !strncmp(path, within, strlen(within));
    return is_within && (strstr(path, ".entries") || strstr(path, ".snapshot"));
}

/* Tells what was done to a file of the journal, and where its position is now. */
static void tell(const char *what, int file, long bytes) {
    char buffer[PATH_MAX];
    int before = errno;
    const char *path = report < 0 ? "" : path_of(buffer, file, NULL);
    if (is_of_journal(path))
        dprintf(report, "%s %ld %ld %s\n", what, bytes, (long)lseek(file, 0, SEEK_CUR), path);
    errno = before;
}

#define REAL(type, name, ...) type (*real)(__VA_ARGS__) = dlsym(RTLD_NEXT, name)

static int kind_of_open(int flags) {
    return INTERRUPTIBLE | (flags & O_CREAT ? TAKES_ROOM : READS);
}

#define OPEN(name)                                                                                                 \
    int name(const char *path, int flags, ...) {                                                                   \
        va_list more;                                                                                              \
        va_start(more, flags);                                                                                     \
        mode_t mode = va_arg(more, mode_t);                                                                        \
        va_end(more);                                                                                              \
        REAL(int, #name, const char *, int, ...);                                                                  \
        return fails("open", kind_of_open(flags), AT_FDCWD, path) ? -1 : real(path, flags, mode);                  \
    }
OPEN(open)
OPEN(open64)

#define OPENAT(name)                                                                                               \
    int name(int directory, const char *path, int flags, ...) {                                                    \
        va_list more;                                                                                              \
        va_start(more, flags);                                                                                     \
        mode_t mode = va_arg(more, mode_t);                                                                        \
        va_end(more);                                                                                              \
        REAL(int, #name, int, const char *, int, ...);                                                             \
        return fails("openat", kind_of_open(flags), directory, path) ? -1 : real(directory, path, flags, mode);    \
    }
OPENAT(openat)
OPENAT(openat64)

DIR *opendir(const char *path) {
    REAL(DIR *, "opendir", const char *);
    return fails("opendir", READS, AT_FDCWD, path) ? NULL : real(path);
}

int statx(int directory, const char *path, int flags, unsigned mask, struct statx *found) {
    REAL(int, "statx", int, const char *, int, unsigned, struct statx *);
    return fails("statx", READS, directory, path) ? -1 : real(directory, path, flags, mask, found);
}

/* A transfer that is cut short does half of it, unless that is nothing. */
#define TRANSFER(call, kind, ...)                                                                                  \
    if (fails(call, (kind) | INTERRUPTIBLE | PARTIAL, file, NULL)) {                                               \
        if (error)                                                                                                 \
            return -1;                                                                                             \
        bytes -= bytes / 2;                                                                                        \
    }                                                                                                              \
    ssize_t done = real(__VA_ARGS__);

ssize_t read(int file, void *data, size_t bytes) {
    REAL(ssize_t, "read", int, void *, size_t);
    TRANSFER("read", READS, file, data, bytes)
    return done;
}

ssize_t pread64(int file, void *data, size_t bytes, off64_t at) {
    REAL(ssize_t, "pread64", int, void *, size_t, off64_t);
    TRANSFER("pread64", READS, file, data, bytes, at)
    return done;
}

ssize_t write(int file, const void *data, size_t bytes) {
    REAL(ssize_t, "write", int, const void *, size_t);
    TRANSFER("write", WRITES | TAKES_ROOM, file, data, bytes)
    if (done > 0)
        tell("wrote", file, done);
    return done;
}

ssize_t pwrite64(int file, const void *data, size_t bytes, off64_t at) {
    REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t);
    TRANSFER("pwrite64", WRITES | TAKES_ROOM, file, data, bytes, at)
    return done;
}

/* Returns the kind of a sync. Directories are synced, too. */
static int kind_of_sync(int file) {
    struct stat found;
    int is_directory = !fstat(file, &found) && S_ISDIR(found.st_mode);
    return WRITES | TAKES_ROOM | INTERRUPTIBLE | (is_directory ? OF_DIRECTORIES : 0);
}

#define SYNC(name)                                                                                                 \
    int name(int file) {                                                                                           \
        REAL(int, #name, int);                                                                                     \
        if (fails(#name, kind_of_sync(file), file, NULL)) {                                                        \
            /* An interrupted sync is tried again; after any other error nobody writes the rest. */                \
            tell(error == EINTR ? "interrupted" : "unsynced", file, 0);                                            \
            return -1;                                                                                             \
        }                                                                                                          \
        int done = real(file);                                                                                     \
        tell("synced", file, 0);                                                                                  \
        return done;                                                                                               \
    }
SYNC(fsync)
SYNC(fdatasync)

int sync_file_range(int file, off64_t at, off64_t bytes, unsigned flags) {
    REAL(int, "sync_file_range", int, off64_t, off64_t, unsigned);
    return fails("sync_file_range", WRITES | TAKES_ROOM, file, NULL) ? -1 : real(file, at, bytes, flags);
}

int ftruncate64(int file, off64_t bytes) {
    REAL(int, "ftruncate64", int, off64_t);
    if (fails("ftruncate", WRITES | TAKES_ROOM | INTERRUPTIBLE, file, NULL))
        return -1;
    tell("cut", file, bytes);
    return real(file, bytes);
}

/* Makes std read and write, because the kernel's own copy has no calls that can fail. */
ssize_t copy_file_range(int in, off64_t *from, int out, off64_t *to, size_t bytes, unsigned flags) {
    REAL(ssize_t, "copy_file_range", int, off64_t *, int, off64_t *, size_t, unsigned);
    if (report < 0)
        return real(in, from, out, to, bytes, flags);
    errno = ENOSYS;
    return -1;
}

ssize_t sendfile64(int out, int in, off64_t *from, size_t bytes) {
    REAL(ssize_t, "sendfile64", int, int, off64_t *, size_t);
    if (report < 0)
        return real(out, in, from, bytes);
    errno = ENOSYS;
    return -1;
}

int rename(const char *from, const char *to) {
    REAL(int, "rename", const char *, const char *);
    if (fails("rename", WRITES | TAKES_ROOM, AT_FDCWD, from))
        return -1;
    int done = real(from, to);
    if (!done && is_of_journal(from))
        dprintf(report, "renamed %zu 0 %s%s\n", strlen(from), from, to);
    return done;
}

static int removed(const char *path, int done) {
    if (!done && is_of_journal(path))
        dprintf(report, "removed 0 0 %s\n", path);
    return done;
}

int unlink(const char *path) {
    REAL(int, "unlink", const char *);
    return fails("unlink", WRITES, AT_FDCWD, path) ? -1 : removed(path, real(path));
}

int unlinkat(int directory, const char *path, int flags) {
    REAL(int, "unlinkat", int, const char *, int);
    if (fails("unlinkat", WRITES, directory, path))
        return -1;
    char buffer[PATH_MAX];
    const char *whole = report < 0 ? path : path_of(buffer, directory, path);
    return removed(whole, real(directory, path, flags));
}

int mkdir(const char *path, mode_t mode) {
    REAL(int, "mkdir", const char *, mode_t);
    return fails("mkdir", WRITES | TAKES_ROOM, AT_FDCWD, path) ? -1 : real(path, mode);
}
