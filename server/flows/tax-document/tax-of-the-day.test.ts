import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '#kernel/time.ts';
import type { Customer } from '#server/flows/booking/book-slot.ts';
import { taxRuleFor } from '#server/modules/tax/tax-of.ts';
import { type TaxRule, taxRules } from '#server/modules/tax/tax-rules.ts';
import { bookOnline, payFor, paymentDeps } from '#testing/payments.ts';
import { sowCustomer, sowKarigar, sowSmallTown } from '#testing/small-town.ts';
import { TEST_SUPPLIER } from '#testing/supplier.ts';
import { createWorld, NOW, type World } from '#testing/world.ts';
import { issueTaxDocuments } from './issue-tax-documents.ts';

let world: World;
let asha: Customer;
beforeAll(async () => {
  world = await createWorld();
  await sowSmallTown(world.db);
  asha = await sowCustomer(world.db);
  await sowKarigar(world.db, { skills: [3] });
});
afterAll(() => world.close());

/** Plumbing bears 18 % instead of 5 from tomorrow on. */
const rules = taxRules as TaxRule[];
beforeAll(() => {
  const today = taxRuleFor({ serviceId: 3, option: null, on: '2026-11-21' });
  const parts = today.parts.map((part) => ({ ...part, rate: 1800 }));
  rules.unshift({ ...today, validFrom: '2026-11-22', parts });
});
afterAll(() => {
  rules.shift();
});

test('a tax document that is written after the midnight on which a rate changes bears the tax of the day on which the money came', async () => {
  const app = paymentDeps(world.db, NOW);
  const bookingId = await bookOnline(app, asha);
  await payFor(app, asha, bookingId);
  app.pass(DAY);
  const late = { pool: world.db, now: app.now, supplier: TEST_SUPPLIER };
  expect(await issueTaxDocuments(late, { bookingId })).toBe(1);
  const { rows } = await world.db.query(
    'select kind, (cgst_paise + sgst_paise)::int as tax from tax_documents where booking_id = $1',
    [bookingId],
  );
  expect(rows).toEqual([{ kind: 'receipt', tax: 3_810 }]);
});
