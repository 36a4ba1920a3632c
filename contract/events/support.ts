import { event, instant, karigar, maybe, number, orNone, text, texts } from './event.ts';

/** Data of every event of a case; it has no customer where the person has no account. */
const ofCase = {
  userId: orNone(text),
  caseNumber: text,
  caseKind: text,
  bookingId: orNone(text),
  /** Asked in the Karigar's app: the answer belongs there, and not to the customer that they may be as well. */
  topic: maybe(orNone(text)),
  karigarId: maybe(orNone(karigar)),
};

/** Events of support: call-backs, cases, and people of ours who are rung. */
export const supportEvents = {
  CallBackRequested: event({}, { tells: ['operations'] }),
  /** An item of the inbox harms somebody soon: unless it is taken by then, people are rung. */
  HarmComesNear: event({ kind: text, ringsAt: instant }, { later: { ringsAt: 'ring-staff' } }),
  StaffRung: event(
    { kind: text, stage: text, people: texts },
    { nobody: 'its messages are written with it.' },
  ),
  CaseOpened: event(
    { ...ofCase, acknowledgeBy: orNone(instant), resolveBy: instant },
    { tells: ['customer'] },
  ),
  CaseAnswered: event({ ...ofCase, stepId: text }, { tells: ['customer', 'karigar'] }),
  CaseClosed: event(
    { ...ofCase, stepId: maybe(text), outcome: text },
    { tells: ['customer', 'karigar'] },
  ),
  CaseWorked: event(
    { ...ofCase, step: text, version: number },
    { nobody: 'it stands in the file of the case, which colleagues have before them.' },
  ),
};
