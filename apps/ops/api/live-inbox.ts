import { useEffect, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { watchInbox } from '#contract/ops/watch-inbox.ts';
import { readAnew } from './reading.ts';

export type LiveInbox = OutputOf<typeof watchInbox>;

/** After the server has turned the stream away it is asked for again. */
const PAUSE_MS = 5_000;

/** The inbox as it is at every moment; `lost` while nothing is heard. */
export function useLiveInbox(): { readonly inbox: LiveInbox | undefined; readonly lost: boolean } {
  const [inbox, setInbox] = useState<LiveInbox>();
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let source: EventSource | undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    let last: string | undefined;
    const open = () => {
      source = new EventSource(watchInbox.path);
      source.addEventListener('inbox', ({ data }) => {
        const heard = JSON.parse(data) as LiveInbox;
        setInbox(heard);
        setLost(false);
        if (last !== undefined && last !== heard.revision) void readAnew();
        last = heard.revision;
      });
      source.addEventListener('error', () => {
        setLost(true);
        // A lost connection the browser mends by itself.
        if (source?.readyState === EventSource.CLOSED) pause = setTimeout(open, PAUSE_MS);
      });
    };
    open();
    return () => {
      clearTimeout(pause);
      source?.close();
    };
  }, []);
  return { inbox, lost };
}
