export type InlineHashes = {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
};

/**
 * Only our own files run, and of what stands inside a page only what the build has seen: no 'unsafe-inline'. Trusted
 * Types close the door through which a script could make markup out of somebody's words.
 */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes,
  { https }: { readonly https: boolean },
): string {
  const rules = [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "img-src 'self' data: blob:",
    // A voice note is fetched, and played from memory.
    'media-src blob:',
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    ...(https ? ['upgrade-insecure-requests'] : []),
  ];
  return rules.join('; ');
}

const sources = (hashes: readonly string[]): string =>
  ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');
