import { pluralIn } from '../plural.ts';

const plural = pluralIn('en');

/** Words of the room in which colleagues look after what they can show beside their password. */
export const opsAccess = {
  passkeys: 'Passkeys',
  passkeysText:
    'One for each device that you work with. They open the console and confirm acts with money.',
  noPasskey: 'You have no passkey yet.',
  unknownDevice: 'Unknown device',
  added: (filled: { at: string }) => `Added ${filled.at}`,
  used: (filled: { at: string }) => `Last used ${filled.at}`,
  addPasskey: 'Add a passkey',
  totp: 'Authenticator app',
  totpText:
    'Six digits of an app. A new app takes the place of the one before once its first code was typed.',
  noTotp: 'You have no authenticator yet.',
  addTotp: 'Add an authenticator app',
  changeTotp: 'Change to another app',
  codes: 'Recovery codes',
  codesText:
    'Each opens once, when everything else is lost. Write them down and keep them apart from your devices.',
  codesLeft: (filled: { count: number }) =>
    plural(filled.count, { one: `${filled.count} is left.`, other: `${filled.count} are left.` }),
  newCodes: 'Make new codes',
  newCodesText: 'Ten new ones are shown once. Those from before open nothing any more.',
  remove: 'Remove',
  removeIt: 'Remove it',
  removeText: 'It opens nothing any more, and you are signed out on all other devices.',
  keep: 'Keep it',
  onlyOne: 'This is your only one. If it is lost, only a recovery code lets you in: add another.',
};
