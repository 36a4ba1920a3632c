import type { ReactNode } from 'react';
import './fold.css';

type FoldProps = {
  title: string;
  className: string;
  open?: boolean;
  onOpen?: (open: boolean) => void;
  children: ReactNode;
};

/** A card that is wanted now and then: its title is one line until somebody opens it. */
export function Fold({ title, className, open, onOpen, children }: FoldProps) {
  return (
    <details
      className={`fold ${className}`}
      open={open}
      onToggle={(event) => onOpen?.(event.currentTarget.open)}
    >
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}
