import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { DAY } from '#kernel/time.ts';
import { openSecurityTxt } from './security-txt.ts';

test('security.txt says whom to write to, in which languages, and is never out of date (RFC 9116)', async () => {
  const pages = new Hono();
  const brand = { email: 'care@aangan.example' };
  openSecurityTxt(pages, { origins: ['https://aangan.example', 'https://other.example'], brand });
  const answer = await pages.request('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i);
  const lines = (await answer.text()).trim().split('\n');
  const said = Object.fromEntries(lines.map((line) => line.split(': ', 2) as [string, string]));
  expect(said).toMatchObject({
    Contact: 'mailto:care@aangan.example',
    Canonical: 'https://aangan.example/.well-known/security.txt',
    'Preferred-Languages': 'en, hi, mr',
  });
  const left = Date.parse(said.Expires ?? '') - Date.now();
  expect(left).toBeGreaterThan(30 * DAY);
  expect(left).toBeLessThan(366 * DAY);
});
