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

type Heard = {
  readonly open: () => void;
  readonly inbox: (event: MessageEvent<string>) => void;
  readonly day: () => void;
  readonly error: (event: Event) => void;
};
type Name = keyof Heard;
const NAMES = ['open', 'inbox', 'day', 'error'] as const satisfies readonly Name[];

/** A stream that was asked for before there was a screen, and what it has told since. */
let early:
  | { readonly source: EventSource; readonly told: Event[]; readonly stop: () => void }
  | undefined;

/** Asks for the stream while the words of the screens still come. */
export function listenAhead(): void {
  const source = new EventSource(watchInbox.path);
  const told: Event[] = [];
  const note = (event: Event) => void told.push(event);
  for (const name of NAMES) source.addEventListener(name, note);
  const stop = () => {
    for (const name of NAMES) source.removeEventListener(name, note);
  };
  early = { source, told, stop };
}

/** The stream, and first of all what it has told before anybody listened. */
function openStream(heard: Heard): EventSource {
  const { source, told, stop } = early ?? { source: new EventSource(watchInbox.path), told: [] };
  early = undefined;
  stop?.();
  for (const name of NAMES) source.addEventListener(name, heard[name] as (event: Event) => void);
  for (const event of told) (heard[event.type as Name] as (event: Event) => void)(event);
  return source;
}

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
    const heard: Heard = {
      // The same state as before is not sent again: that the stream stands says that it is heard.
      open: () => last !== undefined && setHearing('live'),
      inbox: ({ data }) => {
        const told = JSON.parse(data) as LiveInbox;
        setInbox(told);
        setHearing('live');
        if (last !== undefined && last !== told.revision) void readAnew();
        last = told.revision;
      },
      day: () => {
        setHearsDay(true);
        day.call();
      },
      error: ({ target }) => {
        setHearing('lost');
        setHearsDay(false);
        // A lost connection the browser mends by itself.
        if ((target as EventSource).readyState === EventSource.CLOSED)
          pause = setTimeout(open, PAUSE_MS);
      },
    };
    const open = () => {
      source = openStream(heard);
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
