import { expect, test } from 'vitest';
import { newId } from '#kernel/ids.ts';
import { createWorld } from '#testing/world.ts';
import { checkLedger } from './check-ledger.ts';

test('a ledger that does not add up to nothing is an alarm, and one that does is none', async () => {
  const world = await createWorld();
  const alarms: object[] = [];
  const log = { security: (event: string, fields = {}) => alarms.push({ event, ...fields }) };
  await checkLedger({ pool: world.db, log, now: () => world.now }, []);
  expect(alarms).toEqual([]);
  const left = { bookingId: newId(), amountPaise: 500 };
  await checkLedger({ pool: world.db, log, now: () => world.now }, [left]);
  expect(alarms.splice(0)).toEqual([{ event: 'promised-money-left', ...left }]);
  // The row changes as if by a disk or a hand: every guard is off.
  const client = await world.db.connect();
  await client.query(`set session_replication_role = replica;
    insert into ledger_lines values (1, 1, 'customer_advances', 500)`);
  client.release(true);
  await checkLedger({ pool: world.db, log, now: () => world.now }, []);
  expect(alarms).toEqual([{ event: 'ledger-out-of-balance', sumPaise: 500 }]);
  await world.close();
});
