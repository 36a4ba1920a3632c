import { createHash } from 'node:crypto';
import { lightDark } from '#contract/palette.ts';
import { payment as WORDS } from '#i18n/every/payment.ts';
import type { Lang } from '#i18n/index.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { securityHeaders } from '#server/platform/http/security-headers.ts';

/** The form leaves by itself; without scripts, or when it does not, its button does it. */
const GO_ON = 'document.forms[0].submit()';

const STYLE = `:root{color-scheme:light dark;--page:${lightDark('page')};--card:${lightDark('card')};--ink:${lightDark('text')};--soft:${lightDark('text-2')};--go:${lightDark('action')};--on-go:${lightDark('on-action')}}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:var(--page);color:var(--ink);font:17px/1.65 "Noto Sans Devanagari","Noto Sans",system-ui,sans-serif}
main{box-sizing:border-box;width:min(26rem,calc(100vw - 2rem));padding:1.75rem 1.5rem;border-radius:1.125rem;background:var(--card);text-align:center;box-shadow:0 10px 28px -8px rgb(70 40 20/.22)}
h1{font-size:1.35rem;line-height:1.35;margin:.75rem 0 .5rem}p{margin:0 0 1.25rem;color:var(--soft)}svg{width:3.25rem;height:3.25rem}
button,a{box-sizing:border-box;display:block;width:100%;min-height:3rem;padding:.7rem 1rem;border:0;border-radius:.75rem;font:inherit;font-weight:700;line-height:1.4;text-decoration:none;cursor:pointer;background:var(--go);color:var(--on-go)}
a+a{margin-top:.75rem;background:none;color:var(--ink);border:1.5px solid ${lightDark('field-border')}}:focus-visible{outline:3px solid var(--go);outline-offset:3px}`;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Sends the browser on to the gateway's own page. */
export function onwardPage(
  lang: Lang,
  {
    action,
    fields,
  }: { readonly action: string; readonly fields: Readonly<Record<string, string>> },
): Response {
  const words = WORDS[lang];
  const hidden = Object.entries(fields)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    .join('');
  const content = `<h1>${words.onward}</h1><p>${words.onwardText}</p>
<form method="post" action="${escapeHtml(action)}">${hidden}<button>${words.goOn}</button></form><script>${GO_ON}</script>`;
  return page(lang, words.onward, content, { status: 200, formAction: new URL(action).origin });
}

/** The gateway does not answer; nothing is lost. */
export function noPayPage(
  lang: Lang,
  { again, back }: { readonly again: string; readonly back: string },
): Response {
  const words = WORDS[lang];
  const content = `<h1>${words.noPayPage}</h1><p>${words.noPayPageText}</p>
<a href="${escapeHtml(again)}">${words.onceMore}</a><a href="${escapeHtml(back)}">${words.backWithoutPaying}</a>`;
  return page(lang, words.noPayPage, content, { status: 503, formAction: "'none'" });
}

function page(
  lang: Lang,
  title: string,
  content: string,
  { status, formAction }: { readonly status: number; readonly formAction: string },
): Response {
  const html = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main>${MARK}${content}</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      ...securityHeaders,
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src ${hashOf(STYLE)}; script-src ${hashOf(GO_ON)}; form-action ${formAction}; base-uri 'none'; frame-ancestors 'none'`,
    },
  });
}

/** The courtyard's arch with its lamp. */
const MARK = `<svg viewBox="0 0 64 64" aria-hidden="true"><g transform="scale(.1)"><path d="M58 604V338A79.3 79.3 0 0 1 90.8 200.3A71.7 71.7 0 0 1 173.5 102.6A54.2 54.2 0 0 1 261.1 61.3C262.1 48.3 311 47 320 34C329 47 377.9 48.3 378.9 61.3A54.2 54.2 0 0 1 466.5 102.6A71.7 71.7 0 0 1 549.2 200.3A79.3 79.3 0 0 1 582 338V604Z" fill="#a43a22"/><path d="M150 604V386A49.3 49.3 0 0 1 172.8 301A47.7 47.7 0 0 1 232.4 240.3C233.4 227.3 311 209 320 196C329 209 406.6 227.3 407.6 240.3A47.7 47.7 0 0 1 467.2 301A49.3 49.3 0 0 1 490 386V604Z" fill="#fbf7ef"/><circle cx="320" cy="476" r="70" fill="#fda51d"/></g></svg>`;
