import { useEffect, useState } from 'react';
import { listHelp } from '#contract/applicant/list-help.ts';
import { listKarigarNotifications } from '#contract/applicant/list-karigar-notifications.ts';
import { listOffers } from '#contract/karigar/list-offers.ts';
import { readKarigarDay } from '#contract/karigar/read-karigar-day.ts';
import { readTalk } from '#contract/karigar/read-talk.ts';
import { readVisit } from '#contract/karigar/read-visit.ts';
import { watchKarigar } from '#contract/karigar/watch-karigar.ts';
import type { OutputOf } from '#contract/operation.ts';
import { askAgain } from './reading.ts';

type News = OutputOf<typeof watchKarigar>;

/** After the server has turned the stream away it is asked for again. */
const PAUSE_MS = 20_000;

/** The open app hears at once of offers and of changes of the day; answers how many offers are open. */
export function useLive(): number {
  const [offers, setOffers] = useState(0);
  useEffect(() => {
    let last: News | undefined;
    const hear = (news: News) => {
      setOffers(news.offers);
      if (last?.offersRevision !== news.offersRevision) void askAgain(listOffers);
      if (last && last.dayRevision !== news.dayRevision)
        void askAgain(readKarigarDay, readVisit, readTalk);
      if (last?.newsRevision !== news.newsRevision)
        void askAgain(listKarigarNotifications, listHelp);
      last = news;
    };
    return listenWhileSeen(hear);
  }, []);
  return offers;
}

/** A telephone in the pocket keeps no connection: that would cost battery, and messages reach it all the same. */
function listenWhileSeen(hear: (news: News) => void): () => void {
  let source: EventSource | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  const close = () => {
    clearTimeout(pause);
    source?.close();
    source = undefined;
  };
  const open = () => {
    close();
    source = new EventSource(watchKarigar.path);
    source.addEventListener('karigar', ({ data }) => hear(JSON.parse(data)));
    source.addEventListener('error', () => {
      // A lost connection the browser mends by itself.
      if (source?.readyState === EventSource.CLOSED) pause = setTimeout(open, PAUSE_MS);
    });
  };
  const look = () => (document.hidden ? close() : open());
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    close();
  };
}
