import type { ComponentType } from 'react';
import { Loading } from '#ui/loading.tsx';
import { fetchAhead, latePart, useLatePart } from '../../browser/late-part.ts';
import { Trouble } from './trouble.tsx';
import { useWords } from './words.tsx';

/**
 * A screen whose file comes when it is first wanted, or ahead of that by the function beside it. A file that does not
 * come, because there is no signal yet and no worker that has kept it, is reported in its own place, and the app around
 * it stands.
 */
export function lateScreen<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): [Screen: ComponentType<P>, fetchAhead: () => Promise<void>] {
  const part = latePart(load);

  // biome-ignore lint/correctness/noComponentHookFactories: called once per screen, by a module, as `lazy` is.
  function LateScreen(props: P) {
    const { karigar } = useWords();
    const { Part, isMissing, retry } = useLatePart(part);
    if (Part) return <Part {...props} />;
    if (!isMissing) return <Loading text={karigar.loading} />;
    return <Trouble refusal={{ code: 'network-request-failed' }} onRetry={retry} />;
  }

  return [LateScreen, () => fetchAhead(part)];
}
