/**
 * Whom an address stands for. One household or server gets a whole /64 of IPv6 addresses and may use a new one for every
 * request, so the first four groups are what counts; an IPv4 address counts as it is.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  if (isLoopback(groups)) return '::1';
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

const isLoopback = (groups: readonly string[]): boolean =>
  groups.slice(0, 7).every((group) => /^0+$/.test(group)) && /^0*1$/.test(groups[7] ?? '');

export const isThisMachine = (network: string): boolean =>
  network === '::1' || network.startsWith('127.');
