/** Keys of programs outside. */
export const opsApiKeys = {
  title: 'Keys of integrators',
  text: 'With a key the program of a society or partner books for its people and reads those bookings: reference, time, price and status. It sees no names, addresses or phone numbers, and customers confirm each booking themselves.',
  none: 'No program has a key.',
  make: 'Make key',
  integrator: 'Whose program',
  integratorHelp: 'Keys under the same name see the same bookings. Give each program its own key.',
  scopes: 'What it is for',
  scopeNames: {
    'bookings:read': 'read its bookings',
    'bookings:place': 'ask for bookings',
    'bookings:cancel': 'take back bookings that nobody has confirmed',
    'webhooks:read': 'see its webhooks',
    'webhooks:write': 'change its webhooks',
  },
  expiresOn: 'Last day',
  keyOnce: 'Give this key to those who run the program. It is shown only now.',
  revoke: 'Revoke',
  revokeText: (filled: { name: string }) =>
    `The program of ${filled.name} can do nothing with this key from now on. Its webhooks go on.`,
  keep: 'Keep it',
  revoked: (filled: { at: string }) => `Revoked ${filled.at}`,
  expired: 'Expired',
  expires: (filled: { on: string }) => `Until ${filled.on}`,
  lastUsed: (filled: { at: string }) => `Last used ${filled.at}`,
  neverUsed: 'Never used',
  uses: 'In thirty days',
  use: (filled: { answered: number; refused: number }) =>
    `${filled.answered} answered, ${filled.refused} refused`,
  ofIntegrator: (filled: { name: string }) => `Bookings of ${filled.name} only`,
};
