import { brandName } from '../../contract/brand.ts';
import { themeColour } from '../../contract/palette.ts';
import { type Lang, loadWords } from '../../i18n/index.ts';
import { gapBrand as brand } from '../../server/api/site/brand-gaps.ts';

/** Page shown when another cannot be fetched. It has the app's styles, which are kept with it, and no script. */
export async function offlinePage(lang: Lang, styles: readonly string[]): Promise<string> {
  const { connection, shell } = await loadWords(lang);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
${themeColour}
<title>${connection.pageTitle} · ${brand.name}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join('\n')}
</head>
<body>
<main class="trouble">
<img src="/favicon.svg" width="88" height="88" alt="${brandName(brand, lang)}">
<h1>${connection.pageTitle}</h1>
<p>${connection.pageText}</p>
<p><a class="btn" href="/booking-history">${connection.pageBookings}</a></p>
<p><a class="btn line" href="">${shell.retry}</a></p>
<p class="num"><a class="link" href="tel:${brand.dialled}">${connection.pageCall({ phone: brand.phone })}</a></p>
</main>
</body>
</html>
`;
}
