import { newId } from '#kernel/ids.ts';
import { DAY, MINUTE } from '#kernel/time.ts';
import { listMoneyMoved, type MoneyOfBooking } from '#server/modules/ledger/store.ts';
import {
  listBrokenSeries,
  listMoneyOnTaxDocuments,
} from '#server/modules/tax-document/check-store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';
import type { Log } from '#server/platform/log/log.ts';
import {
  type TaxDocumentDeps,
  writeTaxDocuments,
} from '../steps/tax-document/write-tax-documents.ts';

/** A night that was missed is made up for by the next. */
const LOOKED_BACK = 3 * DAY;
/** The tax documents of what has just happened may be on their way. */
const ON_THEIR_WAY = 10 * MINUTE;

/**
 * Once a night: no series has a gap, and tax documents say of every booking's money what the books say. What was left behind is
 * written now; what then still disagrees, people have to look at.
 */
export async function checkTaxDocuments(
  deps: TaxDocumentDeps & { readonly log: Pick<Log, 'security' | 'warn'> },
): Promise<void> {
  const { pool, now, supplier, log } = deps;
  const until = now() - ON_THEIR_WAY;
  const moved = await listMoneyMoved(pool, { since: until - LOOKED_BACK, until });
  for (const { bookingId } of await listDisagreeing(pool, moved)) {
    const written = await transaction(pool, (db) =>
      writeTaxDocuments(db, supplier, bookingId, now()),
    );
    if (written > 0) log.warn('tax-documents-were-missing', { bookingId, written });
  }
  for (const { bookingId, books, documents } of await listDisagreeing(pool, moved)) {
    log.security('tax-documents-disagree-with-ledger', {
      bookingId,
      heldInBooks: books.heldPaise,
      heldOnTaxDocuments: documents.heldPaise,
      earnedInBooks: books.earnedPaise,
      earnedOnTaxDocuments: documents.earnedPaise,
    });
    const found = { why: 'tax-documents-disagree', bookingId };
    await recordEvent(pool, bookingId, 'BooksDisagree', now(), 'clock', found);
  }
  for (const broken of await listBrokenSeries(pool)) {
    log.security('tax-document-series-broken', { ...broken });
    await recordEvent(pool, newId(), 'BooksDisagree', now(), 'clock', { why: 'series-broken' });
  }
}

const NOTHING = { heldPaise: 0, earnedPaise: 0 };

async function listDisagreeing(db: Database, moved: readonly MoneyOfBooking[]) {
  const ids = moved.map(({ bookingId }) => bookingId);
  const onTaxDocuments = new Map(
    (await listMoneyOnTaxDocuments(db, ids)).map(({ bookingId, ...money }) => [bookingId, money]),
  );
  return moved.flatMap(({ bookingId, ...books }) => {
    const documents = onTaxDocuments.get(bookingId) ?? NOTHING;
    const agree =
      books.heldPaise === documents.heldPaise && books.earnedPaise === documents.earnedPaise;
    return agree ? [] : [{ bookingId, books, documents }];
  });
}
