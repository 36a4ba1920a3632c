import { termsOf } from '#contract/catalogue/known.ts';
import type { PaymentProvider } from '#contract/customer/booking.ts';
import { type Outcome, refuse } from '#kernel/outcome.ts';
import { canBeOff, refusedWhileOff } from '#server/modules/feature/feature.ts';
import type { RequestContext } from './request-context.ts';

type Answered = {
  readonly operation: { readonly name: string };
  readonly handle: (
    input: unknown,
    context: RequestContext,
  ) => Outcome<unknown> | Promise<Outcome<unknown>>;
};

type Sent = {
  readonly serviceId?: number;
  readonly paymentMethod?: string;
  /** The gateway that somebody asks for by its name. */
  readonly provider?: PaymentProvider;
};

/** An answer that is refused while the feature it belongs to is off; what is off is in memory, so no statement is added. */
export const refuseWhileOff = <One extends Answered>(one: One): One =>
  canBeOff(one.operation.name)
    ? {
        ...one,
        handle: async (input: unknown, context: RequestContext) =>
          (await refusalOf(one.operation.name, context, input as Sent)) ??
          one.handle(input, context),
      }
    : one;

async function refusalOf(
  operation: string,
  { world, now }: RequestContext,
  { serviceId, paymentMethod, provider = world.paymentProvider }: Sent,
): Promise<Outcome<never, string> | undefined> {
  const off = await world.facts.switchedOff();
  if (off.length === 0) return undefined;
  const services = serviceId === undefined ? [] : await world.facts.services();
  const service = services.find(({ id }) => id === serviceId);
  const mostDays = service && termsOf(service.category).mostDays;
  const asked = { operation, paymentMethod, mostDays, provider };
  const code = refusedWhileOff(asked, off, now);
  return code && refuse(code);
}
