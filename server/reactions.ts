import { definitionOf, type EventData } from '#contract/events/catalogue.ts';
import type { EventJob } from '#contract/events/event.ts';
import { webhookEventOf } from '#contract/webhooks.ts';
import { isFarAhead } from '#server/modules/dispatch/rounds.ts';
import { isForOperations } from '#server/modules/inbox/items-of.ts';
import { karigarNewsOf } from '#server/modules/notification/karigar-news-of.ts';
import { notificationsOf } from '#server/modules/notification/notifications-of.ts';
import { topicsOf } from '#server/modules/visit/topics.ts';
import type { DomainEvent, Planned } from '#server/platform/jobs/job.ts';

declare module '#server/platform/events/record-event.ts' {
  // Every recorded event stands in the catalogue.
  interface EventCatalogue extends EventData {}
}

/** The jobs that an event starts at once. A job that waits for a moment is in `timers.ts`. */
export const reactionsTo = (event: DomainEvent): Planned[] => [
  ...(notificationsOf(event.type, event.data).length > 0
    ? [{ job: 'tell-customer' }, { job: 'write-messages' }]
    : []),
  ...(definitionOf(event.type)?.sets ?? [])
    .filter((job) => isWanted(job, event))
    .map((job) => ({ job: queueOf(job, event) })),
  // Those who do the work, while their app is closed.
  ...(karigarNewsOf(event).length > 0 ? [{ job: 'tell-karigars' }] : []),
  // Opens what needs somebody in operations, and closes what needs nobody any more.
  ...(isForOperations(event) ? [{ job: 'tell-operations' }] : []),
  // Societies and partners, at addresses of theirs.
  ...(webhookEventOf(event.type) === undefined ? [] : [{ job: 'note-webhooks' }]),
  // The pages that watch a visit, and its Karigar's app.
  ...(topicsOf(event).length > 0 ? [{ job: 'tell-live' }] : []),
];

/** Some events set a job going only where their data says so. */
function isWanted(job: EventJob, { type, data, at }: DomainEvent): boolean {
  // Nobody is asked before the money that the booking stands or falls with, and a later part of its price changes nothing.
  if (job === 'find-karigar' && MONEY_CAME.has(type))
    return data.wanted === true && !isFarAhead(Number(data.startsAt ?? at), at);
  // A refund by policy has its document by the move that ends the booking; one by hand may be of an invoice.
  if (job === 'issue-tax-documents' && type === 'RefundApproved') return data.byHand === true;
  return true;
}

/** Placed for cash, or paid: `wanted` says that nothing is missing any more for somebody to be asked. */
const MONEY_CAME: ReadonlySet<string> = new Set<keyof EventData>([
  'BookingPlaced',
  'BookingMadeFirm',
  'PaymentSettled',
  'CreditUsed',
]);

/** Somebody stands at a screen and waits for a code, or is in danger while nobody at operations is rung. */
const queueOf = (job: EventJob, { data }: DomainEvent): string =>
  job === 'send-message' && data.awaited === true ? 'send-code' : job;
