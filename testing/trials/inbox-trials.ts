import { newId } from '#kernel/ids.ts';
import type { Trial } from '../trial.ts';

const itself: NonNullable<Trial['names']> = {
  id: { hears: 'anything', of: ({ leadId }) => leadId },
};

const ofBooking: NonNullable<Trial['names']> = {
  id: { hears: 'anything', of: ({ bookingId }) => bookingId },
};

/** Trials of the inbox, which every colleague may look at. */
export const inboxTrials: Readonly<Record<string, Trial>> = {
  listInbox: {
    own: ({ bookingId }) => ({
      ...{ state: 'open', kind: 'nobody-comes', owner: 'me', bookingId },
      after: `1795320000000.${bookingId}`,
    }),
    names: { bookingId: { hears: 'anything', of: ({ bookingId }) => bookingId } },
  },
  watchInbox: { own: () => ({}), tells: () => 'revision' },
  readInboxItem: { own: () => ({ id: newId() }), refusedAs: 'inbox-item-not-found', names: itself },
  takeInboxItem: {
    own: ({ userId }) => ({ id: newId(), from: userId }),
    refusedAs: 'inbox-item-not-found',
    names: { ...itself, from: { hears: 'anything', of: ({ userId }) => userId } },
  },
  releaseInboxItem: {
    own: () => ({ id: newId() }),
    refusedAs: 'inbox-item-not-found',
    names: itself,
  },
  noteInboxItem: {
    own: () => ({ id: newId(), noteId: newId(), text: 'She does not answer.' }),
    refusedAs: 'inbox-item-not-found',
    names: { ...itself, noteId: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  closeInboxItem: {
    own: () => ({ id: newId(), outcome: 'solved', note: 'Called.' }),
    refusedAs: 'inbox-item-not-found',
    names: itself,
  },
  listCallBacks: { own: ({ leadId }) => ({ state: 'waiting', after: `1795320000000.${leadId}` }) },
  openCallBack: {
    own: ({ leadId }) => ({ id: leadId, why: 'They asked to be called.' }),
    names: itself,
  },
  searchOps: { own: ({ person }) => ({ query: person.email ?? '' }) },
  readBookingFile: { own: ({ bookingId }) => ({ id: bookingId }), names: ofBooking },
  openBookingContacts: {
    own: ({ bookingId }) => ({ id: bookingId, why: 'She asked us to call.' }),
    names: ofBooking,
  },
  listBookingMessages: { own: ({ bookingId }) => ({ id: bookingId }), names: ofBooking },
  readBookingRecords: { own: ({ bookingId }) => ({ id: bookingId }), names: ofBooking },
  repeatMessage: {
    own: ({ bookingId }) => ({ id: bookingId, messageId: newId(), repeatId: newId() }),
    refusedAs: 'message-not-found',
    names: {
      ...ofBooking,
      messageId: { hears: 'anything', of: ({ leadId }) => leadId },
      repeatId: { hears: 'anything', of: ({ leadId }) => leadId },
    },
  },
  listNotes: {
    own: ({ bookingId }) => ({ about: 'booking', subject: bookingId }),
  },
  writeNote: {
    own: ({ bookingId }) => ({
      ...{ noteId: newId(), about: 'booking', subject: bookingId },
      text: 'The bell does not ring.',
    }),
    names: { noteId: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  pinNote: {
    own: () => ({ noteId: newId(), pinned: true }),
    refusedAs: 'note-not-found',
    names: { noteId: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  readCustomerFile: {
    own: ({ userId }) => ({ userId }),
    names: { userId: { hears: 'anything', of: ({ userId }) => userId } },
  },
  readCustomerRecords: {
    own: ({ userId }) => ({ userId }),
    names: { userId: { hears: 'anything', of: ({ userId }) => userId } },
  },
  listPersonMessages: {
    own: ({ userId }) => ({ userId }),
    names: { userId: { hears: 'anything', of: ({ userId }) => userId } },
  },
  repeatPersonMessage: {
    own: ({ userId }) => ({ userId, messageId: newId(), repeatId: newId() }),
    refusedAs: 'message-not-found',
    names: {
      userId: { hears: 'anything', of: ({ userId }) => userId },
      messageId: { hears: 'anything', of: ({ leadId }) => leadId },
      repeatId: { hears: 'anything', of: ({ leadId }) => leadId },
    },
  },
  listKarigars: { own: () => ({}) },
  readKarigarRecords: {
    own: () => ({ karigarId: 2_147_483_647 }),
    refusedAs: 'karigar-not-found',
  },
  readKarigarFile: { own: () => ({ karigarId: 2_147_483_647 }), refusedAs: 'karigar-not-found' },
  recordKarigarCheck: {
    own: () => ({
      ...{ karigarId: 2_147_483_647, checkId: newId(), kind: 'police' },
      ...{ number: 'PV/2026/1187', checkedOn: '2026-01-05', validUntil: '2027-01-05' },
    }),
    refusedAs: 'karigar-not-found',
    names: { checkId: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  readSocietyFile: { own: () => ({ societyId: 2_147_483_647 }), refusedAs: 'society-unknown' },
  readPaymentFile: {
    own: () => ({ id: newId() }),
    refusedAs: 'payment-not-found',
    names: { id: { hears: 'anything', of: ({ leadId }) => leadId } },
  },
  listBookingsByDay: {
    own: ({ bookingId }) => ({
      ...{ from: '2026-11-22', until: '2026-11-24', status: 'pending', serviceId: 3 },
      ...{ pincode: '400076', money: 'due', after: `1795320000000.${bookingId}` },
    }),
  },
  listViews: { own: () => ({}) },
  saveView: { own: () => ({ name: 'Cash to collect', filter: 'days=0.6&money=due' }) },
  dropView: { own: () => ({ name: 'Cash to collect' }) },
  exportBookings: {
    own: () => ({ from: '2026-11-22', until: '2026-11-24', why: 'The accountant asks for it.' }),
  },
};
