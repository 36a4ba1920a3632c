import type { ComponentProps, ReactNode } from 'react';
import { PayLines } from '../shell/pay-lines.tsx';
import './earnings.css';

type EarnedRowProps = ComponentProps<typeof PayLines> & { unfolds: boolean; children: ReactNode };

/** A row of the week, with how its amount came about where there is more to say. */
export function EarnedRow({ pay, unfolds, children }: EarnedRowProps) {
  if (!unfolds) return <div className="k-card k-row k-earned">{children}</div>;
  return (
    <details className="k-card">
      <summary className="k-row">{children}</summary>
      <PayLines pay={pay} />
    </details>
  );
}
