/** Whether an address lies on one of our own pages: whoever comes back from elsewhere is sent nowhere else. */
export function isOurs(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { origin, username, password } = new URL(address);
  return username === '' && password === '' && origins.includes(origin);
}
