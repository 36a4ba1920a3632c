import { useState } from 'react';

type Page<Item> = { readonly items: readonly Item[]; readonly next: string | null };

type PagedCsvProps<Item> = {
  words: {
    readonly csv: string;
    readonly gathering: string;
    cut(filled: { count: number }): string;
  };
  /** As many lines as one file takes; more are asked for by a narrower filter. */
  most: number;
  /** One page of the list; nothing when it did not come. */
  read: (before: string | undefined) => Promise<Page<Item> | undefined>;
  save: (items: readonly Item[]) => void;
};

/** A list as a file, gathered page by page. */
export function PagedCsv<Item>({ words, most, read, save }: PagedCsvProps<Item>) {
  const [state, setState] = useState<'idle' | 'gathering' | 'cut'>('idle');
  const gather = async () => {
    setState('gathering');
    const items: Item[] = [];
    let before: string | undefined;
    do {
      const page = await read(before);
      if (!page) return setState('idle');
      items.push(...page.items);
      before = page.next ?? undefined;
    } while (before && items.length < most);
    save(items);
    setState(before ? 'cut' : 'idle');
  };
  return (
    <>
      <span role="status" className="t3">
        {state === 'gathering' && words.gathering}
        {state === 'cut' && words.cut({ count: most })}
      </span>
      <button type="button" className="o-btn" onClick={() => void gather()}>
        {words.csv}
      </button>
    </>
  );
}
