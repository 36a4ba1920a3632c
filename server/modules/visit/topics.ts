/** What whoever watches this visit waits for. */
export const visitTopic = (bookingId: string): string => `visit:${bookingId}`;

/** What this Karigar's app waits for. */
export const karigarTopic = (karigarId: number): string => `karigar:${karigarId}`;

type Happened = {
  readonly type: string;
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/**
 * Who must be told at once of an event: those who watch its visit, and every Karigar it names, him who is stood down as
 * well as him who comes instead. An event that names none and changes nothing of a visit that can be watched tells nobody.
 */
export function topicsOf({ type, subject, data }: Happened): string[] {
  const karigars = karigarsOf(data);
  if (karigars.length === 0 && !ABOUT_VISITS.has(type)) return [];
  const bookingId = typeof data.bookingId === 'string' ? data.bookingId : subject;
  return [visitTopic(bookingId), ...karigars.map(karigarTopic)];
}

/** Whatever an event calls him: `karigarId`, `fromKarigarId` of one who is stood down, `karigars` of all who are asked. */
function karigarsOf(data: Happened['data']): number[] {
  const named = Object.entries(data).flatMap(([name, value]) =>
    /karigar(Ids?|s)$/i.test(name) ? [value].flat() : [],
  );
  return [...new Set(named.filter((one) => typeof one === 'number'))];
}

/** Those that need not name a Karigar. */
const ABOUT_VISITS: ReadonlySet<string> = new Set([
  'BookingCancelled',
  'BookingCalledOff',
  'BookingRescheduled',
  'CreditUsed',
  'CustomerNoShow',
  'DisputeResolved',
  'ExtraWorkApproved',
  'ExtraWorkProposed',
  'ExtraWorkRefused',
  'ExtraWorkWithdrawn',
  'BookingMadeFirm',
  'CashCollected',
  'KarigarArrived',
  'KarigarAssigned',
  'KarigarNoShow',
  'KarigarDispatched',
  'KarigarReleased',
  'KarigarReplaced',
  'LeaderChanged',
  'PaymentSettled',
  'VisitBrokenOff',
  'VisitCalledOff',
  'VisitCancelled',
  'VisitCustomerNoShow',
  'VisitKarigarNoShow',
  'VisitRated',
  'VisitStoppedForSafety',
  'WorkAccepted',
  'WorkDisputed',
  'WorkFinished',
  'WorkStarted',
  'WorkStopped',
]);
