import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { useRested } from '../shell/use-rested.ts';
import { useSpeech } from '../shell/words.tsx';
import { Found } from './found.tsx';
import './find.css';

const SHORTEST = 2;

/** Finds whatever a caller says. Arrows choose, Enter opens. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { words } = useSpeech();
  const says = words.ops;
  const list = useId();
  const [query, setQuery] = useState('');
  const typed = useRested(query.trim());
  const field = useRef<HTMLInputElement>(null);
  const hits = useRef<HTMLDivElement>(null);
  // `autoFocus` would come before the dialog is shown, and what is typed went nowhere.
  useEffect(() => field.current?.focus(), []);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const all = [field.current, ...(hits.current?.querySelectorAll('button') ?? [])];
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    all[Math.max(0, Math.min(all.length - 1, at + by))]?.focus();
  };
  return (
    <Dialog labelledBy={list} onClose={onClose} className="o-pal">
      <h2 id={list} className="o-sr">
        {says.find}
      </h2>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows go through the field and the buttons in it. */}
      <div onKeyDown={step}>
        <div className="q">
          <Icon name="search" className="i" />
          <input
            ref={field}
            aria-label={says.find}
            placeholder={words.opsFind.hint}
            value={query}
            maxLength={80}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') hits.current?.querySelector('button')?.click();
            }}
          />
          <kbd className="o-kbd">esc</kbd>
        </div>
        <div className="hits" ref={hits}>
          {typed.length >= SHORTEST && <Found key={typed} query={typed} onClose={onClose} />}
        </div>
        <Keys />
      </div>
    </Dialog>
  );
}

function Keys() {
  const { opsFind: says } = useSpeech().words;
  return (
    <p className="keys" aria-hidden="true">
      <kbd className="o-kbd">↑</kbd>
      <kbd className="o-kbd">↓</kbd> {says.move}
      <kbd className="o-kbd">⏎</kbd> {says.open}
    </p>
  );
}
