import type { Hono } from 'hono';
import { DAY } from '#kernel/time.ts';

const GOOD_FOR = 180 * DAY;

type Site = { readonly origins: readonly string[]; readonly brand: { readonly email: string } };

/** Address for reports of security holes (RFC 9116). */
export function openSecurityTxt(pages: Hono, { origins, brand }: Site): void {
  pages.get('/.well-known/security.txt', (c) =>
    c.text(
      [
        `Contact: mailto:${brand.email}`,
        `Expires: ${new Date(Date.now() + GOOD_FOR).toISOString()}`,
        'Preferred-Languages: en, hi, mr',
        `Canonical: ${origins[0]}/.well-known/security.txt`,
        '',
      ].join('\n'),
    ),
  );
}
