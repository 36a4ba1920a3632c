import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from './product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ servers: 2 });
});
afterAll(() => product.close());

test('both servers answer from one seeded database', async () => {
  for (const url of product.urls) {
    const { services } = (await (await fetch(`${url}/api/catalogue`)).json()) as { services: [] };
    expect(services).toHaveLength(9);
  }
});

test('a crashed server is back on its port with everything that was acknowledged', async () => {
  const person = {
    fullName: 'Farida Khan',
    email: 'farida@example.com',
    mobile: '+919820011223',
    password: 'Chandani@2026',
    acceptedTerms: true,
  };
  const post = (path: string, body: object) =>
    fetch(product.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.url },
      body: JSON.stringify(body),
    });
  expect((await post('/api/auth/signup', person)).status).toBe(200);
  await product.crash();
  const { email: identifier, password } = person;
  expect((await post('/api/auth/login', { identifier, password })).status).toBe(200);
});
