import { useEffect, useState } from 'react';
import type { KarigarNotification } from '#contract/applicant/karigar-notification.ts';
import { listKarigarNotifications } from '#contract/applicant/list-karigar-notifications.ts';
import { readKarigarNotifications } from '#contract/applicant/read-karigar-notifications.ts';
import { KARIGAR_NEWS_KINDS, screenOfNews } from '#contract/karigar-news.ts';
import { call } from '../../browser/call.ts';
import { onlyKnown } from '../../browser/only-known.ts';
import { askAgain, useReading } from '../api/reading.ts';
import { Link } from '../shell/path.tsx';
import { shownMoment } from '../shell/shown-moment.ts';
import { AsOf, Waiting } from '../shell/trouble.tsx';
import { useSpeech, useWords } from '../shell/words.tsx';
import { newsText } from './news-text.ts';
import './news.css';

/** The latest news, unread first; read as soon as the Karigar has seen it. */
export function NewsScreen() {
  const { news } = useWords();
  const reading = useReading(listKarigarNotifications, {});
  const list = reading.value && onlyKnown(reading.value, KARIGAR_NEWS_KINDS).notifications;
  // Items that were new when the Karigar came stay marked until they leave.
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const unread = list?.filter(({ read, id }) => !read && !fresh.has(id)) ?? [];
  if (unread.length > 0) setFresh(new Set([...fresh, ...unread.map(({ id }) => id)]));
  const until = list?.find(({ read }) => !read)?.at;
  useEffect(() => {
    if (until === undefined) return;
    void call(readKarigarNotifications, { until }).then(({ ok }) => {
      if (ok) void askAgain(listKarigarNotifications);
    });
  }, [until]);
  const isFresh = ({ id }: KarigarNotification) => fresh.has(id);
  const shown = list && [...list.filter(isFresh), ...list.filter((one) => !isFresh(one))];
  return (
    <section className="k-screen">
      <h1>{news.title}</h1>
      <AsOf reading={reading} />
      <Waiting reading={reading} onRetry={() => void reading.again()} />
      {shown?.length === 0 && (
        <div className="k-trouble">
          <p>
            <b>{news.none}</b>
          </p>
          <p className="k-lead">{news.noneText}</p>
        </div>
      )}
      {shown && shown.length > 0 && (
        <ul className="k-list">
          {shown.map((one) => (
            <li key={one.id}>
              <NewsCard one={one} isNew={isFresh(one)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function NewsCard({ one, isNew }: { one: KarigarNotification; isNew: boolean }) {
  const { words, lang } = useSpeech();
  const { title, message } = newsText(one, words, lang);
  return (
    <Link
      to={screenOfNews(one.kind, one.params.bookingId)}
      className={isNew ? 'k-card k-told new' : 'k-card k-told'}
    >
      <span className="k-row">
        <b>{title}</b>
        {isNew && <span className="k-pill">{words.news.isNew}</span>}
      </span>
      <span>{message}</span>
      <time className="k-note num" dateTime={one.at}>
        {shownMoment(one.at, lang)}
      </time>
    </Link>
  );
}
