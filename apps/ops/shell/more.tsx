import type { Pages } from '../api/reading.ts';

type MoreProps = {
  pages: Pick<Pages<unknown>, 'hasMore' | 'isMoreComing' | 'more'>;
  label: string;
};

/** The next page of a long list, below it, while there is one. */
export function More({ pages: { hasMore, isMoreComing, more }, label }: MoreProps) {
  if (!hasMore) return null;
  return (
    <div className="o-pb">
      <button type="button" className="o-btn" aria-busy={isMoreComing || undefined} onClick={more}>
        {label}
      </button>
    </div>
  );
}
