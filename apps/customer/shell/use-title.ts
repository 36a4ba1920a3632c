import { useEffect } from 'react';
import { brand } from '#contract/brand-of-build.ts';

/** The browser's tab, and what a screen reader says after a change of screen. */
export function useTitle(text: string): void {
  useEffect(() => {
    document.title = `${text} · ${brand.name}`;
  }, [text]);
}
