import { Fragment, type ReactNode, useEffect } from 'react';
import { Loading } from '#ui/loading.tsx';
import { useWords } from '#ui/words.tsx';
import { rememberPath } from './remembered-path.ts';
import { refreshSession, useSession } from './session.ts';
import { Trouble } from './trouble.tsx';

/** Behind it stands what only a signed-in person may see; a visitor is sent to `/` (ROUTE-09, ROUTE-10). */
export function Guard({ children }: { children: ReactNode }) {
  const session = useSession();
  const { shell } = useWords();
  // Another person starts with empty fields: nothing typed before stays in them.
  if (session.status === 'signed-in') return <Fragment key={session.user.uid}>{children}</Fragment>;
  if (session.status === 'signed-out') return <SendToLanding />;
  if (session.status === 'loading') return <Loading text={shell.loading} />;
  return <Trouble onRetry={() => void refreshSession()} />;
}

/** The landing page is not part of the app, so this is a real navigation; it takes the place of the history entry. */
function SendToLanding() {
  const { shell } = useWords();
  useEffect(() => {
    rememberPath(location.pathname + location.search + location.hash);
    location.replace('/');
  }, []);
  return <Loading text={shell.loading} />;
}
