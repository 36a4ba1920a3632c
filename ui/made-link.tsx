import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { toast } from './toast.tsx';
import './made-link.css';

type MadeLinkProps = {
  address: string;
  words: { readonly title: string; readonly copy: string; readonly copied: string };
  /** Other things to do with it. */
  children?: ReactNode;
};

/** A link that was just made, to be taken along: it is selected by a touch, and copied by a button. */
export function MadeLink({ address, words, children }: MadeLinkProps) {
  const copy = () => navigator.clipboard?.writeText(address).then(() => toast(words.copied));
  return (
    <div className="made-link">
      <input readOnly value={address} aria-label={words.title} onFocus={(e) => e.target.select()} />
      <Button look="line" onClick={() => void copy()}>
        {words.copy}
      </Button>
      {children}
    </div>
  );
}
