import { type ReactNode, type Ref, useId } from 'react';

type PanelProps = {
  title: string;
  beside?: ReactNode;
  /** Its heading, where the focus is led to it. */
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

/** A part of a file, under its own heading. */
export function Panel({ title, beside, headingRef, children }: PanelProps) {
  const heading = useId();
  return (
    <section className="o-panel" aria-labelledby={heading}>
      <header className="o-ph">
        <h2 id={heading} ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
          {title}
        </h2>
        {beside !== undefined && <span className="o-beside">{beside}</span>}
      </header>
      <div className="o-pb o-stack">{children}</div>
    </section>
  );
}
