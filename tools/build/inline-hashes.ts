import { createHash } from 'node:crypto';

/** The Content-Security-Policy sources for what a page carries inline, so that it needs no 'unsafe-inline'; data is not run. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  return {
    scripts: hashesOf(
      html,
      /<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g,
    ),
    styles: hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

function hashesOf(html: string, element: RegExp): string[] {
  const hashes = Array.from(
    html.matchAll(element),
    ([, content = '']) => `sha256-${createHash('sha256').update(content).digest('base64')}`,
  );
  return [...new Set(hashes)];
}
