import { event, instant, maybe, number, orNone, text } from './event.ts';

/** What every event of a case carries; its customer is nobody where nobody has an account. */
const ofCase = {
  userId: orNone(text),
  caseNumber: text,
  caseKind: text,
  bookingId: orNone(text),
};

/** What people ask of operations. */
export const supportEvents = {
  CallBackRequested: event({}, { tells: ['operations'] }),
  CaseOpened: event(
    { ...ofCase, acknowledgeBy: orNone(instant), resolveBy: instant },
    { tells: ['customer'] },
  ),
  CaseAnswered: event({ ...ofCase, stepId: text }, { tells: ['customer'] }),
  CaseClosed: event({ ...ofCase, stepId: maybe(text), outcome: text }, { tells: ['customer'] }),
  CaseWorked: event(
    { ...ofCase, step: text, version: number },
    { nobody: 'it stands in the file of the case, which colleagues have before them.' },
  ),
};
