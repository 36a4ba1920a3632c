/**
 * The network that an address stands for. One household or server gets a whole /64 of IPv6 addresses and may use a new
 * one for every request, so the first four groups are what counts; an IPv4 address counts as it is.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const groups = groupsOf(address);
  if (isLoopback(groups)) return '::1';
  return `${firstOf(groups, 4)}::/64`;
}

/** Rented addresses lie side by side: 256 of IPv4, sixty-five thousand networks of IPv6. */
export function rangeOf(address: string): string {
  if (!address.includes(':')) {
    const bytes = address.split('.');
    return bytes.length === 4 ? `${bytes.slice(0, 3).join('.')}.0/24` : address;
  }
  const groups = groupsOf(address);
  return isLoopback(groups) ? '::1' : `${firstOf(groups, 3)}::/48`;
}

const firstOf = (groups: readonly string[], most: number): string =>
  groups
    .slice(0, most)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups;
}

const isLoopback = (groups: readonly string[]): boolean =>
  groups.slice(0, 7).every((group) => /^0+$/.test(group)) && /^0*1$/.test(groups[7] ?? '');

export const isThisMachine = (network: string): boolean =>
  network === '::1' || network.startsWith('127.');
