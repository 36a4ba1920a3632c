import type { Messenger } from './messenger.ts';

/** Sends nothing: the row in the table is all there is, and `/dev/outbox` shows it. */
export const developmentMessenger: Messenger = {
  channels: ['sms', 'whatsapp', 'email', 'push'],
  staysHere: true,
  sendMessage: async () => ({ state: 'sent', channelReference: null }),
};

/** For a house in production that has no channel configured: what needs one is answered as not enabled. */
export const noMessenger: Messenger = {
  channels: [],
  staysHere: false,
  sendMessage: async ({ channel }) => ({ state: 'failed', reason: `no channel for ${channel}` }),
};
