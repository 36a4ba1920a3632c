import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import './waiting-bar.css';

type WaitingBarProps = { title: string; text: string; children: ReactNode };

/** A question that somebody stands and waits with: it stays at the foot of the screen until it is answered. */
export function WaitingBar({ title, text, children }: WaitingBarProps) {
  return (
    <aside className="waiting-bar" aria-label={title}>
      <Icon name="clock" />
      <div role="status">
        <b className="num">{title}</b>
        <p className="num">{text}</p>
      </div>
      {children}
    </aside>
  );
}
