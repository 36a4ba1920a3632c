import type { Paise } from '#kernel/money.ts';
import { quoteVisitPay, type Reached } from '#server/modules/karigar/pay.ts';
import { type Earned, visitPaidEntry } from '#server/modules/ledger/work-entries.ts';
import { keepIncomeTax } from './keep-income-tax.ts';
import { type Ending, postAtEnd } from './post-at-end.ts';

/**
 * "Visit paid" (rulings): the Karigars set out, or came, and could not work through no fault of theirs. In the
 * transaction of the move that ends the visit, after its event. Who led it comes first.
 */
export async function payVisit(
  ending: Ending,
  karigarIds: readonly number[],
  reached: Reached,
): Promise<void> {
  const { booking, eventId } = ending;
  const visit = { ...booking, teamSize: karigarIds.length };
  const pay = karigarIds
    .map((karigarId, member) => ({
      karigarId,
      amountPaise: quoteVisitPay({ ...visit, member }, reached),
    }))
    .filter(({ amountPaise }) => amountPaise > 0);
  if (pay.length === 0) return;
  // Several visits of one booking may end by themselves, each by an event of its own.
  const once = ending.visit === undefined ? {} : { stoodDownBy: eventId };
  await postAtEnd(ending, visitPaidEntry({ bookingId: booking.id, pay, ...once }));
  await keepIncomeTax(ending, pay.map(asGross));
}

/** The same for a Karigar to whom another is sent instead; the rest of the team goes on. */
export async function payReplaced(
  ending: Ending,
  { karigarId, amountPaise }: { readonly karigarId: number; readonly amountPaise: Paise },
): Promise<void> {
  const { booking, eventId } = ending;
  const pay = [{ karigarId, amountPaise }];
  await postAtEnd(ending, visitPaidEntry({ bookingId: booking.id, pay, stoodDownBy: eventId }));
  await keepIncomeTax(ending, pay.map(asGross));
}

/** Nothing is taken off a way that is paid. */
const asGross = (one: Earned) => ({ ...one, grossPaise: one.amountPaise });
