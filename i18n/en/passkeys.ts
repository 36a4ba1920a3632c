/** The keys of one's own devices that sign one in, as both apps show them. */
export const passkeys = {
  title: 'Passkeys',
  text: 'Log in with the fingerprint, face or screen lock of your device: nothing to type, and safer than a code by SMS, which anybody with your SIM can read.',
  none: 'You have no passkey yet.',
  add: 'Add a passkey',
  added: 'Passkey added. You can log in with it from now on.',
  notMade: 'No passkey was made. Please try again.',
  on: (filled: { at: string }) => `Added ${filled.at}`,
  used: (filled: { at: string }) => `Last used ${filled.at}`,
  remove: 'Remove',
  removeOne: (filled: { device: string }) => `Remove the passkey: ${filled.device}`,
  notHere: 'This browser cannot make passkeys.',
  confirmText: 'Before a passkey is added, please confirm it’s you.',
  unknownDevice: 'Unknown device',
  first: 'First sign out and sign in again, then add the passkey within ten minutes.',
};
