import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Lang } from '#i18n/index.ts';

type ShadowProps = {
  lang: Lang;
  /** Texts of style sheets. */
  styles: readonly string[];
  className: string;
  children: ReactNode;
};

/** A tree apart, in which only the customer's styles hold. */
export function Shadow({ lang, styles, className, children }: ShadowProps) {
  const host = useRef<HTMLDivElement>(null);
  const [root, setRoot] = useState<ShadowRoot>();
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const tree = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    tree.adoptedStyleSheets = styles.map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
    setRoot(tree);
  }, [styles]);
  return (
    <div ref={host} lang={lang} className={className}>
      {root && createPortal(children, root)}
    </div>
  );
}
