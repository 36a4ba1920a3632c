import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { brandName } from '#contract/brand.ts';
import { serviceNameIn } from '#contract/catalogue/words.ts';
import { knownBrand } from '#contract/known-brand.ts';
import { type FollowedVisit, readFollowedVisit } from '#contract/public/read-followed-visit.ts';
import { watchFollowedVisit } from '#contract/public/watch-followed-visit.ts';
import type { Words } from '#i18n/index.ts';
import { shownClock } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { Loading } from '#ui/loading.tsx';
import { Rangoli, RangoliDots } from '#ui/rangoli.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { followStream } from '../api/follow-stream.ts';
import { queryOf, Refused } from '../api/query.ts';
import { Trouble } from '../shell/trouble.tsx';
import { useTitle } from '../shell/use-title.ts';
import { AtHome } from './at-home.tsx';
import './follow.css';

/** A visit as the family follows it: how far, where about, and when. */
export function FollowPage({ token }: { token: string }) {
  const words = useWords().visit.follow;
  useTitle(words.document);
  const query = useFollowed(token);
  const code = query.error instanceof Refused ? query.error.refusal.code : undefined;
  if (isOver(query.error)) return <Over />;
  const visit = query.data?.visit;
  if (visit)
    return visit.atHome ? <AtHome visit={visit} at={visit.atHome} /> : <Shown visit={visit} />;
  if (query.isError) {
    const text = code === 'too-many-requests' ? words.limited : words.failed;
    return <Trouble text={text} onRetry={() => void query.refetch()} />;
  }
  return <Loading text={words.document} />;
}

/** A stream that ended may have ended with the visit: asked again, it is said. */
const LOOK_EVERY_MS = 30_000;

function useFollowed(token: string) {
  const queries = useQueryClient();
  const asked = queryOf(readFollowedVisit, { token });
  const query = useQuery({
    ...asked,
    staleTime: 0,
    refetchInterval: LOOK_EVERY_MS,
    // A link that is dead stays so: nobody asks about it again.
    enabled: ({ state }) => !isOver(state.error),
  });
  const over = isOver(query.error);
  useEffect(() => {
    if (over) return;
    const { queryKey } = queryOf(readFollowedVisit, { token });
    return followStream(watchFollowedVisit.path.replace(':token', token), 'visit', {
      onTold: (told) => queries.setQueryData(queryKey, told as never),
      onLine: (stands) => {
        if (!stands) void queries.invalidateQueries({ queryKey });
      },
    });
  }, [token, queries, over]);
  return query;
}

const isOver = (error: Error | null): boolean =>
  error instanceof Refused && ['share-over', 'invalid-input'].includes(error.refusal.code);

const STAGES = { pending: 1, assigned: 2, dispatched: 3, arrived: 4, in_progress: 5 } as const;

function Shown({ visit }: { visit: FollowedVisit }) {
  const { visit: words, catalogue } = useWords();
  const lang = useLang();
  const { customer, karigar, serviceSlug, status, arrival, area } = visit;
  const name = karigar ?? words.follow.somebody;
  const sentence = {
    pending: words.now.finding,
    assigned: words.now.assigned({ name }),
    dispatched: words.now.dispatched({ name }),
    arrived: words.now.arrived({ name }),
    in_progress: words.now.inProgress({ name }),
  }[status];
  const window = arrival && { from: shownClock(arrival.from), until: shownClock(arrival.until) };
  return (
    <section className="wrap follow">
      <Rangoli stage={STAGES[status]} size={168} />
      {customer && <p className="eyebrow">{serviceNameIn(catalogue, serviceSlug)}</p>}
      <h1>
        {customer ? words.follow.title({ name: customer }) : serviceNameIn(catalogue, serviceSlug)}
      </h1>
      <div role="status" aria-live="polite">
        <p className="state">{sentence}</p>
        {arrival?.late && <p className="late">{words.late}</p>}
      </div>
      {window && (
        <p className="arrives num">
          <Icon name="clock" />
          <b>
            {arrival?.basis === 'position' ? words.follow.arrives(window) : words.planned(window)}
          </b>
        </p>
      )}
      {area && (
        <p className="area">
          <Icon name="pin" />
          {words.follow.area({ place: area[lang] })}
        </p>
      )}
      <p className="note">{words.follow.about}</p>
      <a href="/" className="btn line">
        <Home words={words.follow} />
      </a>
    </section>
  );
}

function Home({ words }: { words: Words['visit']['follow'] }) {
  return words.home({ brand: brandName(knownBrand(), useLang()) });
}

function Over() {
  const words = useWords().visit.follow;
  return (
    <section className="wrap follow">
      <RangoliDots size={140} />
      <h1>{words.over}</h1>
      <p>{words.overText}</p>
      <a href="/" className="btn line">
        <Home words={words} />
      </a>
    </section>
  );
}
