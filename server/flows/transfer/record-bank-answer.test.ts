import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { DAY } from '#kernel/time.ts';
import { karigarPayable } from '#server/modules/ledger/accounts.ts';
import { balanceOf, postEntry, sumOfLedger } from '#server/modules/ledger/store.ts';
import { visitPaidEntry } from '#server/modules/ledger/work-entries.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { readKarigarPayouts } from '#server/views/karigar-batch.ts';
import { recordAnyEvent } from '#testing/record-any-event.ts';
import { TEST_KEYS } from '#testing/sign-in-stage.ts';
import { sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { makeKarigarBatch } from './make-karigar-batch.ts';
import { recordBankAnswer } from './record-bank-answer.ts';
import { recordKarigarPaid } from './record-karigar-paid.ts';
import { returnKarigarPayout } from './return-karigar-payout.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
});
afterAll(async () => {
  expect(await sumOfLedger(world.db)).toBe(0);
  await world.close();
});

async function karigarWith(amountPaise: number): Promise<number> {
  const karigarId = await sowKarigar(world.db);
  await transaction(world.db, async (db) => {
    const bookingId = newId();
    const eventId = await recordAnyEvent(db, bookingId, 'WorkAccepted', NOW, 'test', {});
    const pay = [{ karigarId, amountPaise }];
    await postEntry(db, visitPaidEntry({ bookingId, pay }), { eventId, bookingId, at: NOW });
  });
  return karigarId;
}

const actor = 'ops:meera';
const read = (batchOn?: string) =>
  readKarigarPayouts(
    { db: world.db, keys: TEST_KEYS, payer: 'Aangan' },
    batchOn ? { batchOn } : {},
  );
const now = NOW + 2 * DAY;
const answer = (...lines: string[]) =>
  recordBankAnswer(
    {
      paid: async (payoutId, bankReference) => {
        const said = await recordKarigarPaid(world.db, { payoutId, bankReference, actor }, now);
        return said.ok ? 'paid' : { refused: said.refusal.code };
      },
      returned: async (payoutId) => {
        const said = await returnKarigarPayout(world.db, { payoutId, actor }, now);
        return said.ok ? 'returned' : { refused: said.refusal.code };
      },
    },
    ['Customer Reference,Status,UTR', ...lines, ''].join('\n'),
  );

test('a batch is read on any day with whom it pays, and what the bank answers is recorded line by line: what came back is owed again', async () => {
  const [ravi, sunil, farida] = [
    await karigarWith(83_000),
    await karigarWith(70_000),
    await karigarWith(60_000),
  ] as const;
  const { batchOn } = await makeKarigarBatch(world.db, 'clock', NOW);
  // Days later, and without knowing which day it was.
  const { payouts } = await read();
  expect(payouts).toMatchObject([
    { batchOn, karigarId: ravi, amountPaise: 83_000, state: 'made', stopped: false },
    { karigarId: sunil, amountPaise: 70_000, state: 'made' },
    { karigarId: farida, amountPaise: 60_000, state: 'made' },
  ]);
  expect(payouts.every(({ name }) => name.length > 0)).toBe(true);
  const [first, second, third] = payouts.map(({ payoutId }) => payoutId) as [
    string,
    string,
    string,
  ];

  const said = [`${first},SUCCESS,N123456789`, `${second},FAILED,`, `${third},PENDING,`];
  const lines = [
    { reference: first, outcome: 'paid' },
    { reference: second, outcome: 'returned' },
    { reference: third, outcome: 'unclear' },
    { reference: 'somebody else', outcome: 'unknown' },
  ];
  expect(await answer(...said, 'somebody else,SUCCESS,N1')).toEqual({ ok: true, value: { lines } });
  // The same file read again counts once; another reference for what is paid is not believed.
  expect(await answer(...said)).toMatchObject({ value: { lines: lines.slice(0, 3) } });
  expect(await answer(`${first},SUCCESS,N987654321`)).toMatchObject({
    value: { lines: [{ reference: first, outcome: 'contradicts' }] },
  });

  expect(await balanceOf(world.db, karigarPayable(ravi))).toBe(0);
  expect(await balanceOf(world.db, karigarPayable(sunil))).toBe(-70_000);
  expect((await read()).payouts).toMatchObject([{ payoutId: third }]);
  expect((await read(batchOn)).payouts.map(({ state }) => state)).toEqual([
    ...['paid', 'returned', 'made'],
  ]);
  await makeKarigarBatch(world.db, 'clock', NOW + 7 * DAY);
  expect((await read()).payouts).toMatchObject([
    { payoutId: third },
    { karigarId: sunil, amountPaise: 70_000 },
  ]);
});

test('a file that is no answer of a bank is refused whole', async () => {
  const none = { refusal: { code: 'bank-answer-unreadable' } };
  const nobody = {
    paid: async () => 'paid' as const,
    returned: async () => 'returned' as const,
  };
  expect(await recordBankAnswer(nobody, 'Name,Sum\nRavi,800\n')).toMatchObject(none);
  expect(await recordBankAnswer(nobody, 'Customer Reference,Status\na,b,c\n')).toMatchObject(none);
});
