import { type ReactNode, useId } from 'react';

type PanelProps = { title: string; beside?: ReactNode; children: ReactNode };

/** A part of a file, under its own heading. */
export function Panel({ title, beside, children }: PanelProps) {
  const heading = useId();
  return (
    <section className="o-panel" aria-labelledby={heading}>
      <header className="o-ph">
        <h2 id={heading}>{title}</h2>
        {beside !== undefined && <span className="o-beside">{beside}</span>}
      </header>
      <div className="o-pb o-stack">{children}</div>
    </section>
  );
}
