import { newId } from '#kernel/ids.ts';
import { toIndiaIso } from '#kernel/time.ts';
import { NOW } from '../now.ts';
import type { Trial } from '../trial.ts';
import { voiceOf } from '../voice-notes.ts';

const acted = (id: string) => ({ id, actionId: newId(), happenedAt: toIndiaIso(NOW) });

/** The names of a visit's act: the id of its booking, and the name that a telephone gave to the act. */
const ofVisit: Trial['names'] = {
  id: { hears: 'same-as-nothing', of: ({ bookingId }) => bookingId },
  actionId: { hears: 'anything', of: ({ leadId }) => leadId },
};
const ofBooking: Trial['names'] = {
  id: { hears: 'same-as-nothing', of: ({ bookingId }) => bookingId },
};
const anything = (name: string): Trial['names'] => ({
  [name]: { hears: 'anything', of: ({ leadId }) => leadId },
});

const karigar = (more: () => object, refusedAs: string, names: Trial['names'] = {}): Trial => ({
  own: ({ bookingId }) => ({ ...acted(bookingId), ...more() }),
  refusedAs,
  names: { ...ofVisit, ...names },
});
/** Not queued on a telephone, so that it has no name of its own. */
const ofKarigar = (more: () => object): Trial => ({
  own: ({ bookingId }) => ({ id: bookingId, ...more() }),
  refusedAs: 'visit-not-found',
  names: ofBooking,
});
const customer = (more: () => object, refusedAs: string, names: Trial['names'] = {}): Trial => ({
  own: ({ bookingId }) => ({ id: bookingId, ...more() }),
  refusedAs,
  names: { ...ofBooking, ...names },
});

/** One dark point as PNG. */
const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const nothing = () => ({});
const rated = () => ({ stars: 5, comment: 'On time and friendly' });

export const visitTrials: Readonly<Record<string, Trial>> = {
  readKarigarDay: { own: () => ({ date: '2026-11-25' }) },
  readVisit: {
    own: ({ bookingId }) => ({ id: bookingId }),
    refusedAs: 'visit-not-found',
    names: ofBooking,
  },
  dispatchVisit: karigar(nothing, 'visit-not-found'),
  sayLate: karigar(nothing, 'visit-not-found'),
  sayAloud: karigar(
    () => ({ voiceId: newId(), voice: voiceOf(2) }),
    'visit-not-found',
    anything('voiceId'),
  ),
  arrive: karigar(
    () => ({ position: { latitude: 19, longitude: 72, accuracyMeters: 20 }, photoId: newId() }),
    'visit-not-found',
    anything('photoId'),
  ),
  startWork: karigar(() => ({ code: '123456' }), 'visit-not-found'),
  tickChecklist: karigar(() => ({ done: ['greeted'] }), 'visit-not-found'),
  addVisitPhoto: karigar(
    () => ({ photoId: newId(), kind: 'before', image: `data:image/png;base64,${DOT}` }),
    'visit-not-found',
    anything('photoId'),
  ),
  proposeExtraWork: karigar(
    () => ({
      estimateId: newId(),
      photoId: newId(),
      lines: [{ kind: 'parts', label: 'Tap', amountPaise: 35_000 }],
    }),
    'visit-not-found',
    { ...anything('estimateId'), ...anything('photoId') },
  ),
  readRateCard: ofKarigar(() => ({})),
  withdrawExtraWork: karigar(
    () => ({ estimateId: newId() }),
    'visit-not-found',
    anything('estimateId'),
  ),
  finishWork: karigar(
    () => ({ lines: [{ line: 1, amountPaise: 80_000 }], payBy: 'nothing', cashPaise: 0 }),
    'visit-not-found',
  ),
  showPayCode: ofKarigar(nothing),
  stopWork: karigar(
    () => ({ reason: 'needs-parts', lines: [{ line: 1, amountPaise: 20_000 }] }),
    'visit-not-found',
  ),
  tryContact: karigar(() => ({ by: 'call' }), 'visit-not-found'),
  reportCustomerNoShow: karigar(nothing, 'visit-not-found'),
  releaseVisit: karigar(() => ({ reason: 'ill' }), 'visit-not-found'),
  breakOffVisit: karigar(() => ({ reason: 'vehicle' }), 'visit-not-found'),
  leaveForSafety: karigar(nothing, 'visit-not-found'),
  reportCrewAbsent: karigar(() => ({ karigarId: 1, came: false }), 'visit-not-found'),
  attendVisit: karigar(
    () => ({ position: { latitude: 19, longitude: 72, accuracyMeters: 20 } }),
    'visit-not-found',
  ),
  setOutWithCrew: karigar(nothing, 'visit-not-found'),
  reportCrewAbsence: customer(() => ({ karigarId: 1, came: false }), 'too-early-for-absence'),
  refuseCustomer: ofKarigar(() => ({ reason: 'manners' })),
  takeCustomerAgain: ofKarigar(() => ({})),
  listRefusedCustomers: { own: () => ({}) },
  rateCustomer: karigar(rated, 'visit-not-found'),
  askEarly: karigar(() => ({ wantsAt: toIndiaIso(NOW) }), 'visit-not-found'),
  answerComplaint: karigar(
    () => ({ answers: [{ line: 1, answer: 'It was dry when I left.' }] }),
    'visit-not-found',
  ),
  addHearingPicture: karigar(
    () => ({ pictureId: newId(), beside: 'answer', image: `data:image/png;base64,${DOT}` }),
    'visit-not-found',
    anything('pictureId'),
  ),
  addHearingVoice: karigar(
    () => ({ voiceId: newId(), beside: 'answer', voice: voiceOf(2) }),
    'visit-not-found',
    anything('voiceId'),
  ),
  appealDecision: karigar(() => ({ why: 'Nobody asked me.' }), 'visit-not-found'),
  readHearing: {
    own: ({ bookingId }) => ({ id: bookingId }),
    refusedAs: 'dispute-not-found',
    names: { id: { hears: 'anything', of: ({ bookingId }) => bookingId } },
  },
  previewDecision: {
    own: ({ bookingId }) => ({
      ...{ id: bookingId, decision: 'grant', refundPaise: 1_000, borneBy: 'us', karigarId: 1 },
      ...{ date: '2026-12-04', time: '11:00 AM' },
    }),
    names: { id: { hears: 'anything', of: ({ bookingId }) => bookingId } },
  },
  decideAppeal: {
    own: ({ bookingId }) => ({ id: bookingId, granted: true, comment: 'The picture shows it.' }),
    refusedAs: 'appeal-not-found',
    names: { id: { hears: 'anything', of: ({ bookingId }) => bookingId } },
  },
  appealRating: {
    own: ({ bookingId }) => ({ id: bookingId, why: 'It rained, and the gate was shut.' }),
    refusedAs: 'rating-not-found',
    names: { id: { hears: 'same-as-nothing', of: ({ bookingId }) => bookingId } },
  },
  readRatingAppeal: {
    own: ({ bookingId }) => ({ id: bookingId }),
    refusedAs: 'appeal-not-found',
    names: { id: { hears: 'anything', of: ({ bookingId }) => bookingId } },
  },
  decideRatingAppeal: {
    own: ({ bookingId }) => ({ id: bookingId, granted: true, comment: 'The gate was shut.' }),
    refusedAs: 'appeal-not-found',
    names: { id: { hears: 'anything', of: ({ bookingId }) => bookingId } },
  },
  answerEarly: customer(
    () => ({ requestId: newId(), yes: true }),
    'early-request-not-found',
    anything('requestId'),
  ),
  answerEstimate: customer(
    () => ({ estimateId: newId(), approved: true, shownTotalPaise: 35_000 }),
    'estimate-not-found',
    anything('estimateId'),
  ),
  renewStartCode: customer(nothing, 'move-not-allowed'),
  acceptWork: customer(nothing, 'move-not-allowed'),
  briefKarigar: {
    own: ({ bookingId }) => ({
      id: bookingId,
      briefing: { work: 'The flush keeps running', access: 'Gate 2' },
    }),
    names: ofBooking,
  },
  disputeWork: customer(
    () => ({ reason: 'badly-done', lines: [1], comment: 'It still drips' }),
    'move-not-allowed',
  ),
  addNotePicture: {
    own: ({ bookingId }) => ({
      ...{ id: bookingId, pictureId: newId(), image: `data:image/png;base64,${DOT}` },
    }),
    names: { ...ofBooking, ...anything('pictureId') },
  },
  addNoteVoice: {
    own: ({ bookingId }) => ({ id: bookingId, voiceId: newId(), voice: voiceOf(2) }),
    names: {
      ...ofBooking,
      voiceId: { hears: 'anything', of: ({ destinationId }) => destinationId },
    },
  },
  removeEnclosure: {
    own: ({ bookingId }) => ({ id: bookingId, enclosureId: newId() }),
    names: { ...ofBooking, ...anything('enclosureId') },
  },
  addDisputePhoto: customer(
    () => ({ photoId: newId(), image: `data:image/png;base64,${DOT}` }),
    'move-not-allowed',
    anything('photoId'),
  ),
  readDispute: {
    own: ({ bookingId }) => ({ id: bookingId }),
    refusedAs: 'dispute-not-found',
    names: { id: { hears: 'anything', of: ({ bookingId }) => bookingId } },
  },
  stopVisit: customer(() => ({ accepted: [1], comment: '' }), 'move-not-allowed'),
  callForSafety: customer(nothing, 'safety-exit-late'),
  rateVisit: customer(rated, 'rating-closed'),
  preferKarigar: customer(() => ({ favourite: true }), 'visit-not-over'),
  resolveDispute: {
    own: ({ bookingId }) => ({ id: bookingId, outcome: 'refund', refundPaise: 100, comment: '' }),
    refusedAs: 'dispute-not-found',
    names: { id: { hears: 'anything', of: ({ bookingId }) => bookingId } },
  },
  reworkVisit: {
    own: ({ bookingId }) => ({ id: bookingId, date: '2026-11-27', time: '11:00 AM', comment: '' }),
    refusedAs: 'dispute-not-found',
    names: { id: { hears: 'anything', of: ({ bookingId }) => bookingId } },
  },
  listSafetyExits: { own: nothing },
  answerSafetyExit: {
    own: ({ bookingId }) => ({
      id: bookingId,
      karigarId: 1,
      closed: true,
      comment: 'They are well',
    }),
    refusedAs: 'case-not-found',
    names: {
      id: { hears: 'anything', of: ({ bookingId }) => bookingId },
    },
  },
  closeSafetyCase: {
    own: ({ bookingId }) => ({ id: bookingId, refundPaise: 100, comment: '' }),
    refusedAs: 'case-not-found',
    names: { id: { hears: 'anything', of: ({ bookingId }) => bookingId } },
  },
};
