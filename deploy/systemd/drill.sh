#!/bin/sh
# The chapter of systemd from its first line to its last, in a Debian of its own: the files of this machine below, a layer
# that is thrown away above, and a systemd that sees nothing else. Run by `npm run test:debian`, as root.
#   sh drill.sh <folder with release/ and environment> <site> <program that asks, with the site as its argument>
set -eu
if [ "${1:-}" != --inside ]; then
  exec unshare --pid --fork --kill-child --mount --cgroup --ipc --uts --net sh "$0" --inside "$@"
fi
shift
work=$1 site=$2
shift 2
here=$(dirname "$(realpath "$0")")
root=$work/root
mount --make-rprivate /
mkdir -p "$work/upper" "$work/below" "$root"
mount -t overlay overlay -o "lowerdir=/,upperdir=$work/upper,workdir=$work/below" "$root"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount -t sysfs sysfs "$root/sys"
mount -t tmpfs tmpfs "$root/run"
mount -t cgroup2 cgroup2 "$root/sys/fs/cgroup"
# Debian empties /tmp when it starts, so what it is given lies elsewhere.
mount --bind "$work" "$root/mnt"
ip link set lo up
# What belongs to the machine below is none of its business.
for unit in systemd-udevd.service systemd-sysctl.service systemd-modules-load.service systemd-binfmt.service \
  systemd-timesyncd.service getty@tty1.service ssh.service; do
  ln -sf /dev/null "$root/etc/systemd/system/$unit"
done
grep -q " $site\$" "$root/etc/hosts" || echo "127.0.0.1 $site" >> "$root/etc/hosts"
(
  until chroot "$root" systemctl is-system-running 2>/dev/null | grep -qE 'running|degraded'; do sleep 0.2; done
  code=0
  install() { chroot "$root" env CADDY_OPTIONS=local_certs sh "$here/install.sh" /mnt/release /mnt/environment "$site" || code=$?; }
  install
  # As it was when one role did both: the second run is an upgrade, and parts them.
  chroot "$root" runuser -u postgres -- psql -q -d aangan -c 'reassign owned by aangan_owner to aangan' || code=$?
  [ "$code" != 0 ] || install
  # The way back of the manual: to the release of before, one server after the other.
  [ "$code" != 0 ] || chroot "$root" sh -ec '
    ln -sfn "$(ls -d /opt/aangan-releases/* | head -n 1)" /opt/aangan
    for port in 3001 3002; do
      systemctl restart "aangan@$port"
      until /opt/aangan/bin/node -e "fetch(\"http://127.0.0.1:$port/readyz\").then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"; do sleep 0.2; done
    done' || code=$?
  certificate=/var/lib/caddy/.local/share/caddy/pki/authorities/local/root.crt
  tries=0
  until [ -f "$root$certificate" ] || [ "$tries" -ge 100 ]; do tries=$((tries + 1)); sleep 0.1; done
  [ "$code" != 0 ] || chroot "$root" env NODE_EXTRA_CA_CERTS=$certificate "$@" "https://$site" || code=$?
  chroot "$root" systemctl --no-pager list-units 'aangan*' caddy.service 'postgresql@*' | head -8
  echo "$code" > "$work/code"
  chroot "$root" systemctl halt --force --force
) &
exec chroot "$root" env -i container=drill PATH=/usr/sbin:/usr/bin:/sbin:/bin \
  /lib/systemd/systemd --system --log-target=null --show-status=0 --unit=multi-user.target
