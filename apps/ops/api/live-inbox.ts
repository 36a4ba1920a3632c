import { useEffect, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { readDay } from '#contract/ops/read-day.ts';
import { readKarigarPositions } from '#contract/ops/read-karigar-positions.ts';
import { watchInbox } from '#contract/ops/watch-inbox.ts';
import { readAgainOf, readAnew } from './reading.ts';
import { whenSeen } from './when-seen.ts';

export type LiveInbox = OutputOf<typeof watchInbox>;
/** `lost`: what is shown is as it was heard last. */
export type InboxHearing = 'connecting' | 'live' | 'lost';

/** After the server has turned the stream away it is asked for again. */
const PAUSE_MS = 5_000;

/** The inbox as it is at every moment, and whether it and changes of the day are heard. */
export function useLiveInbox(): {
  readonly inbox: LiveInbox | undefined;
  readonly hearing: InboxHearing;
  readonly hearsDay: boolean;
} {
  const [inbox, setInbox] = useState<LiveInbox>();
  const [hearing, setHearing] = useState<InboxHearing>('connecting');
  const [hearsDay, setHearsDay] = useState(false);
  useEffect(() => {
    let source: EventSource | undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    let last: string | undefined;
    const readings = [readDay, readKarigarPositions].map(readAgainOf);
    const day = whenSeen(() => {
      for (const again of readings) again();
    });
    const open = () => {
      source = new EventSource(watchInbox.path);
      // The same state as before is not sent again: that the stream stands says that it is heard.
      source.addEventListener('open', () => last !== undefined && setHearing('live'));
      source.addEventListener('inbox', ({ data }) => {
        const heard = JSON.parse(data) as LiveInbox;
        setInbox(heard);
        setHearing('live');
        if (last !== undefined && last !== heard.revision) void readAnew();
        last = heard.revision;
      });
      source.addEventListener('day', () => {
        setHearsDay(true);
        day.call();
      });
      source.addEventListener('error', () => {
        setHearing('lost');
        setHearsDay(false);
        // A lost connection the browser mends by itself.
        if (source?.readyState === EventSource.CLOSED) pause = setTimeout(open, PAUSE_MS);
      });
    };
    open();
    return () => {
      clearTimeout(pause);
      source?.close();
      day.stop();
    };
  }, []);
  return { inbox, hearing, hearsDay };
}
