import { newId } from '#kernel/ids.ts';
import type { Naming, Trial } from '../trial.ts';

const anything = (of: Naming['of']): Naming => ({ hears: 'anything', of });
const stepped = { stepId: anything(({ offerId }) => offerId) };

/** Input of every act on a case; the case of the trial stands as it was opened. */
const act = (caseNumber: string) => ({ number: caseNumber, stepId: newId(), version: 2_000_000 });

/** Complaints and requests: of a person their own, of operations everybody's. */
export const caseTrials: Readonly<Record<string, Trial>> = {
  listOwnCases: { own: () => ({}) },
  listHelp: { own: () => ({}) },
  askForHelp: {
    own: () => ({ id: newId(), topic: 'pay', text: 'Three hundred rupees are missing.' }),
    names: { id: anything(({ bookingId }) => bookingId) },
  },
  openOwnCase: {
    own: ({ bookingId }) => ({
      ...{ id: newId(), kind: 'complaint', bookingId, topic: 'work', text: 'The wall is wet.' },
    }),
    names: {
      bookingId: { hears: 'same-as-nothing', of: ({ bookingId }) => bookingId },
      id: anything(({ leadId }) => leadId),
    },
  },
  sayToCase: {
    own: ({ caseNumber }) => ({ number: caseNumber, stepId: newId(), text: 'It is wetter.' }),
    names: {
      stepId: anything(({ leadId }) => leadId),
    },
  },
  listCases: {
    own: ({ bookingId }) => ({
      ...{ state: 'open', kind: 'dispute', owner: 'anybody', overdue: 'any' },
      before: `0.${bookingId}`,
    }),
  },
  readCase: { own: ({ caseNumber }) => ({ number: caseNumber }) },
  watchCase: { own: ({ caseNumber }) => ({ number: caseNumber }) },
  openCase: {
    own: ({ userId }) => ({
      ...{ id: newId(), kind: 'complaint', userId, topic: 'work' },
      text: 'She called about the wall.',
    }),
    names: {
      id: anything(({ taxDocumentId }) => taxDocumentId),
      userId: anything(({ userId }) => userId),
      bookingId: { hears: 'same-as-nothing', of: ({ bookingId }) => bookingId },
    },
  },
  takeCase: {
    own: ({ caseNumber }) => act(caseNumber),
    refusedAs: 'case-changed',
    names: stepped,
  },
  planCase: {
    own: ({ caseNumber }) => ({
      ...act(caseNumber),
      ...{ text: 'Call the Karigar.', at: '2026-12-01T10:00:00+05:30', tried: true },
    }),
    refusedAs: 'case-changed',
    names: stepped,
  },
  answerCase: {
    own: ({ caseNumber }) => ({
      ...act(caseNumber),
      ...{ template: 'acknowledge', text: 'We have read it.' },
    }),
    refusedAs: 'case-changed',
    names: stepped,
  },
  escalateCase: {
    own: ({ caseNumber }) => ({ ...act(caseNumber), text: 'It is the third time.' }),
    refusedAs: 'case-changed',
    names: stepped,
  },
  closeCase: {
    own: ({ caseNumber }) => ({
      ...act(caseNumber),
      ...{ outcome: 'explained', text: 'It was wet before.' },
    }),
    refusedAs: 'case-changed',
    names: stepped,
  },
  reopenCase: {
    own: ({ caseNumber }) => ({ ...act(caseNumber), text: 'There is another photo.' }),
    refusedAs: 'case-changed',
    names: stepped,
  },
};
