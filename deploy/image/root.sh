#!/bin/sh
# The whole file system of the image: the libraries that Node needs, the release with its Node, and nothing else, not even
# a shell. Run by deploy/Dockerfile, and by `npm run test:image` where there is no engine.
#   sh root.sh <empty folder> <release made with --with-node>
set -eu
root=$1 release=$(realpath "$2")
packages=$(mktemp -d)
# Fetched by an account without rights, which has to get in.
chmod 0777 "$packages"
(cd "$packages" && apt-get download -q libc6 libgcc-s1 libstdc++6 libatomic1)
for package in "$packages"/*.deb; do dpkg-deb -x "$package" "$root"; done
rm -rf "$packages" "$root/usr/share" "$root"/usr/lib/*/gconv "$root"/usr/bin "$root"/sbin "$root"/usr/sbin "$root"/etc/ld.so.conf.d
mkdir -p "$root/app" "$root/data" "$root/tmp" "$root/etc"
printf 'root:x:0:0::/:\naangan:x:10001:10001::/data:\n' > "$root/etc/passwd"
printf 'root:x:0:\naangan:x:10001:\n' > "$root/etc/group"
cp -R "$release/." "$root/app"
chown -R 0:0 "$root"
chmod -R a+rX,go-w "$root"
chown 10001:10001 "$root/data"
chmod 1777 "$root/tmp"
