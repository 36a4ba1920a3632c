import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { Loading } from '#ui/loading.tsx';
import { useOnline } from '../../browser/connection.ts';
import { reviveStyles } from '../../browser/revive-styles.ts';
import { Trouble } from './trouble.tsx';
import { useWords } from './words.tsx';

/**
 * A screen whose file comes when it is first wanted, or ahead of that by the function beside it. Where it does not come,
 * because there is no signal yet and no worker that has kept it, its own place says so and the app around it stands; with
 * the signal it comes. (`lazy` would take the whole app away.)
 */
export function lateScreen(
  load: () => Promise<{ default: ComponentType }>,
): [Screen: ComponentType, fetchAhead: () => Promise<void>] {
  let kept: { Screen: ComponentType } | undefined;
  const fetchScreen = async () => {
    await reviveStyles();
    kept ??= { Screen: (await load()).default };
    return kept;
  };

  // biome-ignore lint/correctness/noComponentHookFactories: called once per screen, by a module, as `lazy` is.
  function LateScreen() {
    const { karigar } = useWords();
    const [loaded, setLoaded] = useState(kept);
    const [failures, setFailures] = useState(0);
    const [asking, setAsking] = useState(false);
    const online = useOnline();
    const ask = async () => {
      setAsking(true);
      try {
        setLoaded(await fetchScreen());
      } catch {
        setFailures((before) => before + 1);
      }
      setAsking(false);
    };
    // At first in any case: the file may be kept from an earlier day.
    const askNow = useEffectEvent((connected: boolean) => {
      if (!loaded && (connected || failures === 0)) void ask();
    });
    useEffect(() => {
      askNow(online);
    }, [online]);
    if (loaded) return <loaded.Screen />;
    if (asking || failures === 0) return <Loading text={karigar.loading} />;
    // With a signal, the file itself has gone: a newer version of the app has taken its place.
    const retry = () => (online && failures > 1 ? location.reload() : void ask());
    return <Trouble refusal={{ code: 'network-request-failed' }} onRetry={retry} />;
  }

  // Without a signal the press that wants it tries again.
  const fetchAhead = async () => {
    await fetchScreen().catch(() => undefined);
  };
  return [LateScreen, fetchAhead];
}
