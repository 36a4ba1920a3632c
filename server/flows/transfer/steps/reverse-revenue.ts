import type { Paise } from '#kernel/money.ts';
import { dateInIndia } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import type { GivenUp } from '#server/modules/ledger/entries.ts';
import { explainBooking } from '#server/modules/ledger/store.ts';
import { taxOf } from '#server/modules/tax/tax-of.ts';
import { openInvoiced, taxDocumentsDue } from '#server/modules/tax-document/tax-documents-due.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { taxWork } from '../../steps/tax-document/compute-document-tax.ts';

/**
 * As much of the invoice as there is; the tax in it is that of the day on which it was earned, as on the credit note.
 */
export async function reverseRevenue(
  db: Database,
  booking: Booking,
  mostPaise: Paise,
): Promise<GivenUp> {
  const { id, serviceId, option } = booking;
  const entries = await explainBooking(db, id);
  const work = entries.find(({ kind }) => kind === 'work-accepted');
  const earned = work ?? entries.find(({ kind }) => kind === 'fee-kept' || kind === 'fee-due');
  const of = work ? 'revenue' : 'cancellation_fees';
  const amountPaise = Math.min(mostPaise, openInvoiced(entries));
  if (!earned || amountPaise === 0) return { of, amountPaise: 0, taxPaise: 0 };
  const on = dateInIndia(earned.postedAt);
  const invoice = taxDocumentsDue(entries).find(({ kind }) => kind === 'invoice');
  const { cgstPaise, sgstPaise } =
    work && invoice
      ? await taxWork(
          db,
          { booking, entries, on },
          { invoicedPaise: invoice.amountPaise, amountPaise },
        )
      : taxOf({ serviceId, option, amountPaise, on });
  return { of, amountPaise, taxPaise: cgstPaise + sgstPaise };
}
