import { failed, sentAs } from './letter.ts';
import type { Messenger } from './messenger.ts';

/** Sends nothing: the row in the table is all there is. */
export const developmentMessenger: Messenger = {
  channels: ['sms', 'whatsapp', 'email', 'push'],
  staysHere: true,
  sendLetter: async () => sentAs(null),
  reports: {},
  pushKey: null,
};

/** Of a house that can send nothing: what needs a channel is answered as not enabled. */
export const noMessenger: Messenger = {
  channels: [],
  staysHere: false,
  sendLetter: async ({ channel }) => failed(`no channel for ${channel}`),
  reports: {},
  pushKey: null,
};
