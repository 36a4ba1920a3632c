import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readJsonBody } from './json-body.ts';

const read = async (body: BodyInit, headers: Record<string, string> = {}) => {
  const app = new Hono().post('/', async (c) => c.json({ read: await readJsonBody(c.req, 100) }));
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  };
  return ((await (await app.request('/', init)).json()) as { read: unknown }).read;
};
const withByte = (byte: number) =>
  Buffer.concat([Buffer.from('{"name":"Ash'), Buffer.from([byte]), Buffer.from('"}')]);

test.each([[{}], [{ 'content-length': '15' }]])(
  'bytes that are no text are refused, and never kept as signs nobody sent (%j)',
  async (headers) => {
    expect(await read(withByte(0xff), headers)).toBe(400);
    expect(await read(withByte(0x61), headers)).toEqual({ name: 'Asha' });
  },
);
