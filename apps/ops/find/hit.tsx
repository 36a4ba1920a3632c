import { Children, type ReactNode } from 'react';
import type { IconName } from '#ui/icons/drawings.tsx';
import { Icon } from '#ui/icons/icon.tsx';

/** Hits of one kind; without any there is no heading either. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  if (Children.toArray(children).length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

type HitProps = {
  icon: IconName;
  query: string;
  title: string;
  text?: string;
  beside?: string;
  onOpen: () => void;
};

export const Hit = ({ icon, query, title, text, beside, onOpen }: HitProps) => (
  <li>
    <button type="button" className="o-hit" onClick={onOpen}>
      <Icon name={icon} className="i" />
      <span>
        <b>
          <Marked text={title} query={query} />
        </b>
        {text && (
          <small>
            <Marked text={text} query={query} />
          </small>
        )}
      </span>
      {beside && <small className="t3">{beside}</small>}
    </button>
  </li>
);

/** The text with the words of the search in it marked. */
function Marked({ text, query }: { text: string; query: string }) {
  const words = query.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word.length > 1);
  if (words.length === 0) return text;
  // The parts between are at even places, what was searched for at odd ones.
  const parts = text.split(new RegExp(`(${words.join('|')})`, 'giu'));
  // biome-ignore lint/suspicious/noArrayIndexKey: a part has no name but its place.
  return parts.map((part, at) => (at % 2 === 1 ? <mark key={at}>{part}</mark> : part));
}
