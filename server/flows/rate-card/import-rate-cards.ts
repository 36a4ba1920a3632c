import type { InputOf, OutputOf, RefusalOf } from '#contract/operation.ts';
import type { importRateCards as promise } from '#contract/ops/import-rate-cards.ts';
import type { Rate } from '#contract/rate-card.ts';
import { newId } from '#kernel/ids.ts';
import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import type { Instant } from '#kernel/time.ts';
import { listServiceIds } from '#server/modules/catalogue/service-store.ts';
import { readRateRow } from '#server/modules/rate-card/reading-row.ts';
import { findRateCard, lockRateCards, recordRateCard } from '#server/modules/rate-card/store.ts';
import { readCsv } from '#server/platform/csv.ts';
import type { Database, Pool } from '#server/platform/database/connect.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { recordEvent } from '#server/platform/events/record-event.ts';

type Imported = Outcome<OutputOf<typeof promise>, RefusalOf<typeof promise>>;
type Line = OutputOf<typeof promise>['rows'][number];
type Command = InputOf<typeof promise> & { readonly by: string };

/** A file of rate cards: looked at row by row, and written as a whole; a second time nothing changes. */
export const importRateCards = async (
  pool: Pool,
  { csv, only, by }: Command,
  now: Instant,
): Promise<Imported> => {
  const read = rowsOf(csv);
  if (!read) return refuse('rates-unreadable');
  return transaction(pool, async (db): Promise<Imported> => {
    await lockRateCards(db);
    const serviceIds = await listServiceIds(db);
    const cards = new Map<string, Card>();
    const rows: Line[] = [];
    for (const [index, row] of read.entries()) {
      const service = (row.service ?? '').trim();
      const about = { line: index + 2, service, key: (row.key ?? '').trim() };
      const serviceId = serviceIds.get(service);
      if (serviceId === undefined) {
        rows.push({ ...about, outcome: 'wrong', column: 'service', code: 'service-unknown' });
        continue;
      }
      const card = cards.get(service) ?? (await beginCard(db, serviceId));
      cards.set(service, card);
      rows.push({ ...about, ...judge(row, card) });
    }
    for (const [service, { before, after }] of cards)
      for (const { key } of before)
        if (!after.some((one) => one.key === key))
          rows.push({ line: null, service, key, outcome: 'gone', column: null, code: null });
    const isWrong = rows.some(({ outcome }) => outcome === 'wrong');
    const changes = rows.filter(({ outcome }) => outcome !== 'same').length;
    if (only === 'look' || isWrong || changes === 0) return accept({ rows, written: false });
    for (const { serviceId, after } of cards.values()) await recordRateCard(db, serviceId, after);
    const services = [...cards.keys()];
    await recordEvent(db, newId(now), 'RateCardsWritten', now, `ops:${by}`, { services, changes });
    return accept({ rows, written: true });
  });
};

type Card = {
  readonly serviceId: number;
  readonly before: readonly Rate[];
  readonly after: Rate[];
};

const beginCard = async (db: Database, serviceId: number): Promise<Card> => ({
  serviceId,
  before: await findRateCard(db, serviceId),
  after: [],
});

function judge(
  row: Record<string, string>,
  { before, after }: Card,
): Pick<Line, 'outcome' | 'column' | 'code'> {
  const read = readRateRow(row);
  if ('column' in read) return { outcome: 'wrong', ...read };
  if (after.some(({ key }) => key === read.key))
    return { outcome: 'wrong', column: 'key', code: 'key-there' };
  const place = after.push(read) - 1;
  const right = { column: null, code: null };
  const there = before.find(({ key }) => key === read.key);
  if (!there) return { outcome: 'new', ...right };
  const isSame = before[place] === there && inOneOrder(there) === inOneOrder(read);
  return { outcome: isSame ? 'same' : 'changed', ...right };
}

const inOneOrder = ({ kind, unit, pricePaise, picture, names }: Rate): string =>
  JSON.stringify([kind, unit, pricePaise, picture, Object.entries(names).toSorted()]);

function rowsOf(csv: string): Record<string, string>[] | undefined {
  try {
    const rows = readCsv(csv);
    const [first] = rows;
    return first && 'service' in first && 'key' in first ? rows : undefined;
  } catch {
    return undefined;
  }
}
