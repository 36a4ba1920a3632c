import type { Paise } from '#kernel/money.ts';
import { type MoneyMoved, moneyMoved, type Posted } from './money-moved.ts';
import type { DueTaxDocument, Share } from './tax-document.ts';

/**
 * The tax documents that the books of one booking ask for, in the order in which they are issued. The books are the truth of its
 * money, so tax documents made from them agree with them; made again from longer books they begin with the same tax documents.
 */
export function taxDocumentsDue(entries: readonly Posted[]): DueTaxDocument[] {
  const documents: DueTaxDocument[] = [];
  for (const [eventId, moved] of byEvent(entries)) {
    const netPaise = moved.receivedPaise - moved.returnedPaise;
    if (netPaise > 0)
      documents.push({ eventId, kind: 'receipt', amountPaise: netPaise, about: null, adjusts: [] });
    if (netPaise < 0) {
      // As refunds go: what came last goes back first.
      const back = takeFrom(openReceipts(documents).reverse(), -netPaise);
      documents.push(
        ...back.map(({ document, amountPaise }) =>
          takeBack(eventId, 'refund', document, amountPaise),
        ),
      );
    }
    if (moved.earnedPaise > 0) {
      const adjusts = takeFrom(openReceipts(documents), moved.earnedAdvancePaise);
      const amountPaise = moved.earnedPaise;
      documents.push({ eventId, kind: 'invoice', amountPaise, about: null, adjusts });
    }
    if (moved.earnedPaise < 0) {
      const back = takeFrom(openInvoices(documents).reverse(), -moved.earnedPaise);
      documents.push(
        ...back.map(({ document, amountPaise }) =>
          takeBack(eventId, 'credit-note', document, amountPaise),
        ),
      );
    }
  }
  return documents;
}

/** The sum on invoices that was not given up again. */
export const openInvoiced = (entries: readonly Posted[]): Paise =>
  sumOfShares(openInvoices(taxDocumentsDue(entries)));

/** The sum received for work that is still to be done and not given back: receipts less refunds and invoices. */
export const openReceived = (entries: readonly Posted[]): Paise =>
  sumOfShares(openReceipts(taxDocumentsDue(entries)));

/** The whole of what is taken of several documents. */
export const sumOfShares = (shares: readonly { readonly amountPaise: Paise }[]): Paise =>
  shares.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

const takeBack = (
  eventId: number,
  kind: 'refund' | 'credit-note',
  about: DueTaxDocument,
  amountPaise: Paise,
): DueTaxDocument => ({ eventId, kind, amountPaise, about, adjusts: [] });

/** All entries of one move count together: money that comes and goes back at once was never an advance. */
function byEvent(entries: readonly Posted[]): Map<number, MoneyMoved> {
  const events = new Map<number, Posted[]>();
  for (const entry of entries)
    events.set(entry.eventId, [...(events.get(entry.eventId) ?? []), entry]);
  return new Map([...events].map(([eventId, posted]) => [eventId, moneyMoved(posted)]));
}

/** The part of each receipt that has neither gone back nor been earned. */
function openReceipts(documents: readonly DueTaxDocument[]): Share[] {
  const taken = [
    ...documents.filter(({ kind }) => kind === 'refund').map(asShareOfAbout),
    ...documents.flatMap(({ adjusts }) => adjusts),
  ];
  return leftOf(
    documents.filter(({ kind }) => kind === 'receipt'),
    taken,
  );
}

const openInvoices = (documents: readonly DueTaxDocument[]): Share[] =>
  leftOf(
    documents.filter(({ kind }) => kind === 'invoice'),
    documents.filter(({ kind }) => kind === 'credit-note').map(asShareOfAbout),
  );

const asShareOfAbout = ({ about, amountPaise }: DueTaxDocument): Share => ({
  document: about as DueTaxDocument,
  amountPaise,
});

const leftOf = (documents: readonly DueTaxDocument[], taken: readonly Share[]): Share[] =>
  documents.map((document) => ({
    document,
    amountPaise: taken
      .filter((share) => share.document === document)
      .reduce((left, { amountPaise }) => left - amountPaise, document.amountPaise),
  }));

function takeFrom(open: readonly Share[], amountPaise: Paise): Share[] {
  let leftPaise = amountPaise;
  return open.flatMap(({ document, amountPaise: here }) => {
    const part = Math.min(here, leftPaise);
    leftPaise -= part;
    return part > 0 ? [{ document, amountPaise: part }] : [];
  });
}
