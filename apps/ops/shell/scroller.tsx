import type { ReactNode } from 'react';

/** A wide table on a small screen: it scrolls by itself, by finger and by keyboard, and the page stays as wide as it is. */
export function Scroller({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also where nothing in it can be pressed.
    <div className="o-scroll" tabIndex={0}>
      {children}
    </div>
  );
}
