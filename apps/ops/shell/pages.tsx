import { useSpeech } from './words.tsx';

type PagesProps<Cursor> = {
  after: Cursor | undefined;
  next: Cursor | null | undefined;
  onTurn: (after: Cursor | undefined) => void;
};

/** On to the next page of a list, and back to its first. */
export function Pages<Cursor extends string | number>({ after, next, onTurn }: PagesProps<Cursor>) {
  const { opsList: says } = useSpeech().words;
  return (
    <footer className="o-pages">
      {after && (
        <button type="button" className="o-btn" onClick={() => onTurn(undefined)}>
          {says.first}
        </button>
      )}
      {next && (
        <button type="button" className="o-btn" onClick={() => onTurn(next)}>
          {says.more}
        </button>
      )}
    </footer>
  );
}
