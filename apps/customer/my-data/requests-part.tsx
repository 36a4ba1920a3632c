import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listOwnCases } from '#contract/customer/list-own-cases.ts';
import type { OwnCase } from '#contract/own-case.ts';
import { Button } from '#ui/button.tsx';
import { shownMoment } from '#ui/dates.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { queryOf } from '../api/query.ts';

/** Requests about one's own data, also those that were made on the telephone: the number, until when, and how it ended. */
export function RequestsPart({ onLeave }: { onLeave: () => void }) {
  const { myData } = useWords();
  const { data, error, refetch } = useQuery({ ...queryOf(listOwnCases, {}), staleTime: 0 });
  const asked = data?.cases.filter(({ kind }) => kind === 'data-request');
  return (
    <section>
      <h3>{myData.requestsTitle}</h3>
      <p>{myData.requestsText}</p>
      {!asked && !error && <p role="status">{myData.loading}</p>}
      {!asked && error && (
        <Button look="soft" onClick={() => void refetch()}>
          {myData.tryAgain}
        </Button>
      )}
      {asked?.length === 0 && <p>{myData.noRequests}</p>}
      {asked && asked.length > 0 && (
        <ul className="looks">
          {asked.map((one) => (
            <Asked key={one.number} one={one} />
          ))}
        </ul>
      )}
      <Link className="btn soft" to="/requests" onClick={onLeave}>
        {myData.askAboutData}
      </Link>
    </section>
  );
}

function Asked({ one }: { one: OwnCase }) {
  const { requests } = useWords();
  const lang = useLang();
  const topics = requests.topics as Readonly<Record<string, string>>;
  const at = (iso: string) => shownMoment(iso, lang);
  const { closed, acknowledgeBy, acknowledgedAt, resolveBy, topic } = one;
  const state = closed
    ? requests.over({ at: at(closed.at) })
    : acknowledgeBy && !acknowledgedAt
      ? requests.waiting({ by: at(acknowledgeBy) })
      : requests.seen({ by: at(resolveBy) });
  const answer = one.words.findLast(({ who }) => who === 'us');
  return (
    <li>
      <b>{[one.number, topics[topic ?? '']].filter(Boolean).join(' · ')}</b>
      <span>{state}</span>
      {answer && <span>{answer.text}</span>}
    </li>
  );
}
