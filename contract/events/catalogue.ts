import type * as z from 'zod/mini';
import { allowanceEvents } from './allowance.ts';
import { areaLimitEvents } from './area-limit.ts';
import { bookingEvents } from './booking.ts';
import { caseEvents } from './case.ts';
import { crewEvents } from './crew.ts';
import { dispatchEvents } from './dispatch.ts';
import type { Audience, EventDefinition } from './event.ts';
import { identityEvents } from './identity.ts';
import { integratorEvents } from './integrator.ts';
import { karigarEvents } from './karigar.ts';
import { messagingEvents } from './messaging.ts';
import { paymentEvents } from './payment.ts';
import { payoutEvents } from './payout.ts';
import { saleEvents } from './sale.ts';
import { singleVisitEvents } from './single-visit.ts';
import { societyEvents } from './society.ts';
import { supportEvents } from './support.ts';
import { visitEvents } from './visit.ts';
import { webhookEvents } from './webhook.ts';
import { zoneEvents } from './zone.ts';

/** Everything that happens: by its name, what is known of it and who hears of it. */
export const catalogue = {
  ...bookingEvents,
  ...singleVisitEvents,
  ...dispatchEvents,
  ...visitEvents,
  ...crewEvents,
  ...allowanceEvents,
  ...caseEvents,
  ...paymentEvents,
  ...payoutEvents,
  ...karigarEvents,
  ...identityEvents,
  ...societyEvents,
  ...supportEvents,
  ...saleEvents,
  ...messagingEvents,
  ...zoneEvents,
  ...areaLimitEvents,
  ...webhookEvents,
  ...integratorEvents,
};

export type EventName = keyof typeof catalogue;

/** The data of an event, by its name. */
export type EventData = {
  readonly [Name in EventName]: z.infer<(typeof catalogue)[Name]['data']>;
};

/** The events of which an audience is told. */
export type EventFor<Who extends Audience> = {
  [Name in EventName]: Who extends TellsOf<(typeof catalogue)[Name]> ? Name : never;
}[EventName];

type TellsOf<One> = One extends { readonly tells: readonly (infer Who)[] } ? Who : never;

/** An event of an earlier version may be known no more. */
export const definitionOf = (type: string): EventDefinition | undefined =>
  (catalogue as Readonly<Record<string, EventDefinition>>)[type];

export const isEventFor = <Who extends Audience>(who: Who, type: string): type is EventFor<Who> =>
  definitionOf(type)?.tells?.includes(who) === true;
