/** On every answer, whatever it is. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Popups excepted: signing in with another company's account opens one, and must hear from it again.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()',
};

/** A site on https tells browsers never to try it otherwise again. */
export const securityHeadersFor = ({
  https,
}: {
  readonly https: boolean;
}): typeof securityHeaders =>
  https
    ? { ...securityHeaders, 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : securityHeaders;

/**
 * Headers of every answer, even a text about a missing page, a file or the answer to a webhook, unless it says something
 * stricter.
 */
export const headersOfAll = (site: { readonly https: boolean }): typeof securityHeaders => ({
  ...securityHeadersFor(site),
  'content-security-policy':
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
});
