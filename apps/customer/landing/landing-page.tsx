import type { Lang } from '#i18n/index.ts';

export function LandingPage({ lang }: { lang: Lang; assets: unknown }) {
  return (
    <html lang={lang}>
      <head>
        <title>Aangan</title>
      </head>
      <body>
        <h1>Aangan</h1>
      </body>
    </html>
  );
}
