import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listLooks } from '#contract/customer/list-looks.ts';
import { Button } from '#ui/button.tsx';
import { shownMoment } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { queryOf } from '../api/query.ts';

const FIRST = 5;

/** When our support team has looked at something of one's own, and at what: promised by the privacy policy. */
export function LooksPart() {
  const { myData } = useWords();
  const lang = useLang();
  const [all, setAll] = useState(false);
  const { data, error, refetch } = useQuery({ ...queryOf(listLooks, {}), staleTime: 0 });
  const looks = data?.looks ?? [];
  return (
    <section>
      <h3>{myData.looksTitle}</h3>
      <p>{myData.looksText}</p>
      {!data && !error && <p role="status">{myData.loading}</p>}
      {!data && error && (
        <Button look="soft" onClick={() => void refetch()}>
          {myData.tryAgain}
        </Button>
      )}
      {data && looks.length === 0 && <p>{myData.noLooks}</p>}
      {looks.length > 0 && (
        <ul className="looks">
          {looks.slice(0, all ? undefined : FIRST).map(({ at, what, why }) => (
            <li key={`${at} ${what} ${why}`}>
              <b>{myData.looked[what]}</b>
              <time dateTime={at}>{shownMoment(at, lang)}</time>
              {why && <span>{myData.lookedWhy({ why })}</span>}
            </li>
          ))}
        </ul>
      )}
      {!all && looks.length > FIRST && (
        <Button look="soft" onClick={() => setAll(true)}>
          {myData.allLooks({ count: looks.length })}
        </Button>
      )}
    </section>
  );
}
