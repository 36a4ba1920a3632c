import { useEffect } from 'react';
import { knownBrand } from '#contract/known-brand.ts';

/** The browser's tab, and what a screen reader says after a change of screen. */
export function useTitle(text: string): void {
  useEffect(() => {
    document.title = `${text} · ${knownBrand().name}`;
  }, [text]);
}
