import type { Paise } from '#kernel/money.ts';
import { type MoneyMoved, moneyMoved, type Posted } from './money-moved.ts';
import type { DuePaper, Share } from './paper.ts';

/**
 * Which papers the books of one booking ask for, in the order in which they are issued. The books are the truth of its
 * money, so papers made from them agree with them; made again from longer books they begin with the same papers.
 */
export function papersDue(entries: readonly Posted[]): DuePaper[] {
  const papers: DuePaper[] = [];
  for (const [eventId, moved] of byEvent(entries)) {
    const netPaise = moved.receivedPaise - moved.returnedPaise;
    if (netPaise > 0)
      papers.push({ eventId, kind: 'receipt', amountPaise: netPaise, about: null, adjusts: [] });
    if (netPaise < 0) {
      // As refunds go: what came last goes back first.
      const back = takeFrom(openReceipts(papers).reverse(), -netPaise);
      papers.push(
        ...back.map(({ paper, amountPaise }) => takeBack(eventId, 'refund', paper, amountPaise)),
      );
    }
    if (moved.earnedPaise > 0) {
      const adjusts = takeFrom(openReceipts(papers), moved.earnedAdvancePaise);
      const amountPaise = moved.earnedPaise;
      papers.push({ eventId, kind: 'invoice', amountPaise, about: null, adjusts });
    }
    if (moved.earnedPaise < 0) {
      const back = takeFrom(openInvoices(papers).reverse(), -moved.earnedPaise);
      papers.push(
        ...back.map(({ paper, amountPaise }) =>
          takeBack(eventId, 'credit-note', paper, amountPaise),
        ),
      );
    }
  }
  return papers;
}

/** What stands on invoices and was not given up again. */
export const openInvoiced = (entries: readonly Posted[]): Paise =>
  openInvoices(papersDue(entries)).reduce((sum, { amountPaise }) => sum + amountPaise, 0);

const takeBack = (
  eventId: number,
  kind: 'refund' | 'credit-note',
  about: DuePaper,
  amountPaise: Paise,
): DuePaper => ({ eventId, kind, amountPaise, about, adjusts: [] });

/** All entries of one move count together: money that comes and goes back at once was never an advance. */
function byEvent(entries: readonly Posted[]): Map<number, MoneyMoved> {
  const events = new Map<number, Posted[]>();
  for (const entry of entries)
    events.set(entry.eventId, [...(events.get(entry.eventId) ?? []), entry]);
  return new Map([...events].map(([eventId, posted]) => [eventId, moneyMoved(posted)]));
}

/** What of each receipt has neither gone back nor been earned. */
function openReceipts(papers: readonly DuePaper[]): Share[] {
  const taken = [
    ...papers.filter(({ kind }) => kind === 'refund').map(asShareOfAbout),
    ...papers.flatMap(({ adjusts }) => adjusts),
  ];
  return leftOf(
    papers.filter(({ kind }) => kind === 'receipt'),
    taken,
  );
}

const openInvoices = (papers: readonly DuePaper[]): Share[] =>
  leftOf(
    papers.filter(({ kind }) => kind === 'invoice'),
    papers.filter(({ kind }) => kind === 'credit-note').map(asShareOfAbout),
  );

const asShareOfAbout = ({ about, amountPaise }: DuePaper): Share => ({
  paper: about as DuePaper,
  amountPaise,
});

const leftOf = (papers: readonly DuePaper[], taken: readonly Share[]): Share[] =>
  papers.map((paper) => ({
    paper,
    amountPaise: taken
      .filter((share) => share.paper === paper)
      .reduce((left, { amountPaise }) => left - amountPaise, paper.amountPaise),
  }));

function takeFrom(open: readonly Share[], amountPaise: Paise): Share[] {
  let leftPaise = amountPaise;
  return open.flatMap(({ paper, amountPaise: here }) => {
    const part = Math.min(here, leftPaise);
    leftPaise -= part;
    return part > 0 ? [{ paper, amountPaise: part }] : [];
  });
}
