import type { Hono } from 'hono';
import { securityHeaders } from '#server/platform/http/security-headers.ts';
import { findLatestMessages, type OutboxMessage } from '#server/views/outbox.ts';
import type { World } from '#server/world.ts';

/** Development only: every SMS and mail that would have gone out, with its code. The wiring never opens it in production. */
export function openOutboxPage(app: Hono, world: Pick<World, 'pool' | 'keys'>): void {
  app.get('/dev/outbox', async () => {
    const messages = await findLatestMessages(world.pool, world.keys);
    return new Response(page(messages), { headers: HEADERS });
  });
  app.get('/dev/outbox.json', async () => {
    const messages = await findLatestMessages(world.pool, world.keys);
    return Response.json({ messages }, { headers: { 'cache-control': 'no-store' } });
  });
}

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#fbf7ef;color:#2a1c14}
main{max-width:44rem;margin:0 auto;padding:1.5rem}article{background:#fff;border:1px solid #e3d5c3;border-radius:.75rem;padding:1rem;margin-block:1rem}
h1{font-size:1.375rem}h2{font-size:1rem;margin:0}p{margin:.25rem 0;overflow-wrap:anywhere}b{font-size:1.25rem}small{color:#5c4a3f}`;

const HEADERS = {
  ...securityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

const page = (messages: readonly OutboxMessage[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Outbox</title><style>${STYLE}</style></head><body><main>
<h1>Outbox of development</h1><p>Nothing here has left this machine. The latest is on top; reload to see more.</p>
${messages.length === 0 ? '<p>Nothing has been written yet.</p>' : messages.map(card).join('\n')}
</main></body></html>`;

const card = ({ channel, to, template, params, language, state, createdAt }: OutboxMessage) =>
  `<article><h2>${channel} to ${escaped(to)}</h2>
${Object.entries(params)
  .map(([name, value]) => `<p>${escaped(name)}: ${shown(String(value))}</p>`)
  .join('')}
<small>${escaped(template)} · ${language} · ${state} · ${timeFormat.format(createdAt)}</small></article>`;

/** A link of ours can be followed; all else is text. */
const shown = (value: string): string =>
  /^https?:\/\//.test(value)
    ? `<a href="${escaped(value)}">${escaped(value)}</a>`
    : `<b>${escaped(value)}</b>`;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const timeFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'medium',
});
