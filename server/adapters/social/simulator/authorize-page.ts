import { people } from './people.ts';

const TITLES = { google: 'Google', facebook: 'Facebook', x: 'X' } as const;
export type Face = keyof typeof TITLES;

export const isFace = (name: string): name is Face => Object.hasOwn(TITLES, name);

/** The page on which one chooses an account of the other company. Every button is a plain form, so it works without scripts. */
export const authorizePage = (face: Face, query: string): string =>
  page(
    `${TITLES[face]} · simulator`,
    `<h1>Sign in with ${TITLES[face]}</h1>
<p>This plays ${TITLES[face]} on your own machine. Nobody real is asked. Who are you?</p>
<form method="post" action="?${escaped(query)}">
${people
  .map(
    ({ key, name, note }) =>
      `<button name="choice" value="${key}"><b>${name}</b><small>${note}</small></button>`,
  )
  .join('\n')}
<button class="no" name="choice" value="deny">Cancel</button>
<button class="no" name="choice" value="fault">Let ${TITLES[face]} fail</button>
</form>`,
  );

export const refusedPage = (reason: string): string =>
  page('Not allowed · simulator', `<h1>This request is not in order</h1><p>${escaped(reason)}</p>`);

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main>${content}</main></body></html>`;

const STYLE = `body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#fbf7ef;color:#2a1c14}
main{max-width:26rem;margin:0 auto;padding:1.5rem}
h1{font-size:1.375rem}form{display:grid;gap:.75rem}
button{font:inherit;text-align:start;padding:.75rem 1rem;border:1px solid #a43a22;border-radius:.75rem;background:#fff;color:inherit;cursor:pointer;min-height:44px}
button:hover{background:#fff3e0}button small{display:block;color:#5c4a3f}.no{border-color:#8a7a70}`;

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
