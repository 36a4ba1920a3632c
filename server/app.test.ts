import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Product, startProduct } from '#testing/product.ts';

let product: Product;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const isThere = () =>
  fetch(`${product.url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

test('a server whose job queue cannot start does not go on without it', async () => {
  await vi.waitFor(async () => {
    const { rows } = await product.db.query(`select to_regclass('jobs.schedule') as there`);
    expect(rows[0]?.there).not.toBeNull();
  }, 20_000);
  await product.db.query(
    'create trigger none before insert on jobs.schedule for each row execute function refuse_change()',
  );
  await product.crash();
  await vi.waitFor(async () => expect(await isThere()).toBe(false), 20_000);
  expect(product.logged()).toContain('jobs-not-started');
});
