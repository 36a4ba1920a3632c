import type { ReactNode } from 'react';
import { Icon } from '#ui/icons/icon.tsx';
import './clock-note.css';

/** Something that is not as usual for a while. */
export function ClockNote({ children }: { children: ReactNode }) {
  return (
    <div className="clock-note" role="note">
      <Icon name="clock" />
      <p>{children}</p>
    </div>
  );
}
