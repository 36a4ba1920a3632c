import { useState } from 'react';
import { type TakenFile, useTakeFirst } from './take-first.tsx';

type Page<Item> = { readonly items: readonly Item[]; readonly next: string | null };

type PagedCsvProps<Item> = {
  words: {
    readonly csv: string;
    readonly gathering: string;
    cut(filled: { count: number }): string;
  };
  /** A list of people or of pay, and how it is filtered: its file is asked for first. */
  file: TakenFile;
  of: object;
  /** As many lines as one file takes; more are asked for by a narrower filter. */
  most: number;
  /** One page of the list; nothing when it did not come. */
  read: (before: string | undefined) => Promise<Page<Item> | undefined>;
  save: (items: readonly Item[]) => void;
};

/** A list as a file, gathered page by page. */
export function PagedCsv<Item>({ words, file, of, most, read, save }: PagedCsvProps<Item>) {
  const { take, asking } = useTakeFirst();
  const [state, setState] = useState<'idle' | 'gathering' | 'cut'>('idle');
  const gather = async () => {
    if (!(await take(file, of))) return;
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
      {asking}
    </>
  );
}
