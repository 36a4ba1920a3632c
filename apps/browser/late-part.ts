import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useOnline } from './connection.ts';
import { importAgain } from './import-again.ts';
import { reviveStyles } from './revive-styles.ts';

/** A part of an app in a file of its own, which is downloaded when it is first wanted, or ahead of that. */
export type LatePart<P> = {
  /** The parts that have come already. */
  kept(): Kept<P> | undefined;
  fetch(): Promise<Kept<P>>;
};

type Kept<P> = { readonly Part: ComponentType<P> };

export function latePart<P>(load: () => Promise<{ default: ComponentType<P> }>): LatePart<P> {
  let kept: Kept<P> | undefined;
  const loadAgain = importAgain(load);
  return {
    kept: () => kept,
    async fetch() {
      await reviveStyles();
      const { default: Part } = await loadAgain();
      // A chunk of several modules has its exports under other names; only a reload brings it then.
      if (!Part) throw new Error('This file has no part of that name.');
      kept ??= { Part };
      return kept;
    },
  };
}

/** A part that does not come is asked for again by the next caller. */
export const fetchAhead = async <P>(part: LatePart<P>): Promise<void> => {
  await part.fetch().catch(() => undefined);
};

/**
 * The part, once it is there; until then whether it could not be had. It is asked for again by `retry` or by the return
 * of the network. (`lazy` would take the whole screen away, and remembers the failure until a reload.)
 */
export function useLatePart<P>(part: LatePart<P>) {
  const [loaded, setLoaded] = useState(part.kept);
  const [failures, setFailures] = useState(0);
  const [asking, setAsking] = useState(false);
  const online = useOnline();
  const ask = async () => {
    setAsking(true);
    try {
      setLoaded(await part.fetch());
    } catch {
      setFailures((before) => before + 1);
    }
    setAsking(false);
  };
  // At first in any case: the file may be kept from an earlier visit.
  const askNow = useEffectEvent((connected: boolean) => {
    if (!loaded && (connected || failures === 0)) void ask();
  });
  useEffect(() => {
    askNow(online);
  }, [online]);
  return {
    Part: loaded?.Part,
    isMissing: !asking && failures > 0,
    // With a network, the file itself has gone: a newer version of the app has taken its place.
    retry: () => (online && failures > 1 ? location.reload() : void ask()),
  };
}
