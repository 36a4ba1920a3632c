import { themeColour } from '../../contract/palette.ts';
import type { Lang } from '../../i18n/index.ts';

export type ShellParts = {
  lang: Lang;
  title: string;
  loading: string;
  noScript: string;
  scripts: readonly string[];
  styles: readonly string[];
  preloads?: readonly string[];
  /** Requests that the page sends first, before its scripts have come. */
  reads?: readonly string[];
  /** The picture that one sees first. */
  picture?: string | undefined;
  /** Address of the manifest; this and the next two are missing in development. */
  manifest?: string;
  /** Facts of the catalogue that its screens need. */
  facts?: string;
  /** On an iPhone's screen. */
  touchIcon?: string;
};

/** The page in which the app starts. It says 'Loading...' until the first screen is drawn. */
export function appShell(parts: ShellParts): string {
  const { lang, title, loading, noScript, scripts, styles, manifest, picture } = parts;
  const { preloads = [], reads = [], facts = '' } = parts;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
${themeColour}
<title>${title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${manifest ? installable(manifest, parts.touchIcon ?? '/apple-touch-icon.png') : ''}
${preloads.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
${reads.map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`).join('\n')}
${picture ? `<link rel="preload" as="image" href="${picture}">` : ''}
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
${scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</head>
<body>
<div id="root"><p role="status" class="starting">${loading}</p></div>
<noscript><p class="starting">${noScript}</p></noscript>
${facts}
</body>
</html>
`;
}

const installable = (
  manifest: string,
  touchIcon: string,
): string => `<link rel="manifest" href="${manifest}">
<link rel="apple-touch-icon" href="${touchIcon}">`;
