import type { Hono } from 'hono';
import { lightDark } from '#contract/palette.ts';
import type { World } from '#server/app-context.ts';
import { readRendered } from '#server/effects/rendering/read-rendered.ts';
import { securityHeaders } from '#server/platform/http/security-headers.ts';
import { findLatestMessages, type OutboxMessage } from '#server/views/outbox.ts';

type Deps = Pick<World, 'pool' | 'keys' | 'sender'>;

/** Development only: every message that would have gone out, in its very words. The wiring never opens it in production. */
export function openOutboxPage(app: Hono, deps: Deps): void {
  app.get('/dev/outbox', async () => {
    const messages = await findLatestMessages(deps.pool, deps.keys);
    return new Response(page(messages, deps), { headers: HEADERS });
  });
  app.get('/dev/outbox.json', async () => {
    const messages = await findLatestMessages(deps.pool, deps.keys);
    const worded = messages.map((one) => ({ ...one, words: readRendered(one, deps.sender) }));
    return Response.json({ messages: worded }, { headers: { 'cache-control': 'no-store' } });
  });
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.55 system-ui,sans-serif;background:${lightDark('page')};color:${lightDark('text')}}
main{max-width:44rem;margin:0 auto;padding:1.5rem}article{background:${lightDark('card')};border:1px solid ${lightDark('line')};border-radius:.75rem;padding:1rem;margin-block:1rem}
h1{font-size:1.375rem}h2{font-size:1rem;margin:0 0 .5rem;overflow-wrap:anywhere}p{margin:.25rem 0;overflow-wrap:anywhere;white-space:pre-line}small{display:block;margin-top:.5rem}
iframe{width:100%;height:36rem;border:1px solid ${lightDark('line')};border-radius:.5rem;background:#fff}summary{cursor:pointer;padding-block:.5rem}a{color:${lightDark('link')}}`;

const HEADERS = {
  ...securityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'none'",
};

const page = (messages: readonly OutboxMessage[], deps: Deps): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Outbox</title><style>${STYLE}</style></head><body><main>
<h1>Outbox of development</h1><p>Nothing here has left this machine. The latest is on top; reload to see more.</p>
${messages.length === 0 ? '<p>Nothing has been written yet.</p>' : messages.map((one) => card(one, deps)).join('\n')}
</main></body></html>`;

function card(message: OutboxMessage, { sender }: Deps): string {
  const { channel, to, template, language, state, failure, createdAt } = message;
  const words = readRendered(message, sender);
  const recipient = channel === 'push' ? 'a browser' : to;
  return `<article><h2>${NAMES[channel]} to ${escaped(recipient)}${words?.subject ? `: ${escaped(words.subject)}` : ''}</h2>
<p lang="${language}">${words ? linked(words.text) : 'There are no words for it.'}</p>
${words?.html ? `<details><summary>As a page</summary><iframe sandbox title="${escaped(words.subject ?? '')}" srcdoc="${escaped(words.html)}"></iframe></details>` : ''}
<small>${escaped(template)} · ${language} · ${state}${failure ? ` (${escaped(failure)})` : ''} · ${timeFormat.format(createdAt)}</small></article>`;
}

const NAMES = { sms: 'SMS', whatsapp: 'WhatsApp', email: 'Mail', push: 'Push' };

/** Links of ours can be followed; all else is text. */
const linked = (text: string): string =>
  escaped(text).replace(
    /https?:\/\/[\w.:/?=&%-]+(?:&#35;|#)?[\w.=%-]*/g,
    (link) => `<a href="${link}">${link}</a>`,
  );

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const timeFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  dateStyle: 'medium',
  timeStyle: 'medium',
});
