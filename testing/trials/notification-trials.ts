import type { Naming, Trial } from '../trial.ts';

const strange = (of: Naming['of']): Naming => ({ hears: 'same-as-nothing', of });

/** Trials of a person's notifications. */
export const notificationTrials: Readonly<Record<string, Trial>> = {
  listNotifications: { own: () => ({}) },
  watchNotifications: { own: () => ({}), tells: ({ notificationId }) => notificationId },
  readNotification: {
    own: ({ notificationId }) => ({ id: notificationId }),
    names: { id: strange((its) => its.notificationId) },
  },
  deleteNotification: {
    own: ({ notificationId }) => ({ id: notificationId }),
    names: { id: strange((its) => its.notificationId) },
  },
  readPushKey: { own: () => ({}) },
  subscribePush: {
    own: ({ endpoint }) => ({ endpoint, p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }),
    names: { endpoint: { hears: 'anything', of: ({ endpoint }) => endpoint } },
  },
  unsubscribePush: {
    own: ({ endpoint }) => ({ endpoint }),
    names: { endpoint: strange(({ endpoint }) => endpoint) },
  },
};
