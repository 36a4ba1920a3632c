import { expect, test } from 'vitest';
import { Overloaded } from '#server/platform/secrets/semaphore.ts';
import { keepDrawnPdfs } from './drawn-pdfs.ts';

const page = (name: string) => new TextEncoder().encode(name);

test('a tax document that many ask for at once is drawn once, and kept', async () => {
  const taxDocuments = keepDrawnPdfs();
  let drawn = 0;
  const draw = async () => {
    drawn += 1;
    return page('one');
  };
  const all = await Promise.all(
    Array.from({ length: 50 }, () => taxDocuments.take('one', 'somebody', draw)),
  );
  expect(new Set(all).size).toBe(1);
  await taxDocuments.take('one', 'somebody', draw);
  expect([drawn, taxDocuments.has('one'), taxDocuments.has('two')]).toEqual([1, true, false]);
});

test('one person has three drawn at once, and others are drawn beside', async () => {
  const taxDocuments = keepDrawnPdfs();
  const gate = Promise.withResolvers<void>();
  const draw = async () => {
    await gate.promise;
    return page('drawn');
  };
  const asked = Array.from({ length: 8 }, (_, at) =>
    taxDocuments.take(`tax document ${at}`, 'abuser', draw),
  );
  const neighbour = taxDocuments.take('tax document of another', 'neighbour', draw);
  const settled = Promise.allSettled(asked);
  gate.resolve();
  const refused = (await settled).flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused.length).toBe(5);
  for (const reason of refused) expect(reason).toBeInstanceOf(Overloaded);
  await expect(neighbour).resolves.toEqual(page('drawn'));
  await expect(taxDocuments.take('tax document 7', 'abuser', draw)).resolves.toEqual(page('drawn'));
});

test('what failed is drawn anew, and what nobody asks for is forgotten', async () => {
  const taxDocuments = keepDrawnPdfs(2);
  await expect(
    taxDocuments.take('one', 'somebody', () => Promise.reject(new Error('no'))),
  ).rejects.toThrow('no');
  expect(taxDocuments.has('one')).toBe(false);
  for (const tag of ['one', 'two', 'one', 'three'])
    await taxDocuments.take(tag, 'somebody', async () => page(tag));
  expect(['one', 'two', 'three'].map(taxDocuments.has)).toEqual([true, false, true]);
});
