import { event, instant, maybe, number, orNone, text } from './event.ts';

/** Data of every event of a case; it has no customer where the person has no account. */
const ofCase = {
  userId: orNone(text),
  caseNumber: text,
  caseKind: text,
  bookingId: orNone(text),
};

/** Events of support: call-backs and cases. */
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
