import { useWords } from './words.tsx';

/** How many things need somebody. */
export function OpenBadge({ open }: { open: number }) {
  const words = useWords();
  return (
    open > 0 && (
      <span className="badge hot">
        {open}
        <span className="o-sr"> {words.open}</span>
      </span>
    )
  );
}
