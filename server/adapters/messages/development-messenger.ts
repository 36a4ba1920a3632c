import type { Messenger } from './messenger.ts';
import { failed, sentAs } from './rendered-message.ts';

/** Sends nothing: the row in the table is all there is. */
export const developmentMessenger: Messenger = {
  channels: ['sms', 'whatsapp', 'email', 'push'],
  staysHere: true,
  sendRendered: async () => sentAs(null),
  reports: {},
  pushKey: null,
};

/** The messenger of a server that can send nothing: what needs a channel is answered as not enabled. */
export const noMessenger: Messenger = {
  channels: [],
  staysHere: false,
  sendRendered: async ({ channel }) => failed(`no channel for ${channel}`),
  reports: {},
  pushKey: null,
};
