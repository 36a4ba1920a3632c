#!/bin/sh
# Runs a program in the file system of the image as an engine would: a read-only root, the account of the image, two places
# to write to. Run by `npm run test:image`, as root.
#   sh drill.sh <root> <folder of the database's socket> <program and its arguments>
set -eu
if [ "${1:-}" != --inside ]; then exec unshare --mount --pid --fork --kill-child sh "$0" --inside "$@"; fi
root=$2 socket=$3
shift 3
mount --make-rprivate /
mount --bind "$root" "$root"
mount -o remount,ro,bind "$root"
mount -t tmpfs tmpfs "$root/tmp"
mkdir -p "$root/tmp/socket"
mount --bind "$socket" "$root/tmp/socket"
mount -t tmpfs -o uid=10001,gid=10001 tmpfs "$root/data"
exec chroot --userspec=10001:10001 "$root" "$@"
