import { Loading } from '#ui/loading.tsx';
import { Frame } from '../shell/frame.tsx';
import { lateScreen } from '../shell/late-screen.tsx';
import { askSession, useSession } from '../shell/session.ts';
import { Trouble } from '../shell/trouble.tsx';
import { useWords } from '../shell/words.tsx';
import { Inside } from './inside.tsx';

/** A Karigar who is signed in needs none of it. */
const [SignIn] = lateScreen(() => import('./sign-in.tsx'));

/** A visitor who is not signed in signs in, at whatever address; then the address decides. */
export function App() {
  const session = useSession();
  const { karigar } = useWords();
  // Another person starts with empty fields: nothing typed before stays in them.
  if (session.status === 'signed-in') return <Inside key={session.owner.uid} />;
  return (
    <Frame tabs={false}>
      {session.status === 'loading' && <Loading text={karigar.loading} />}
      {session.status === 'signed-out' && <SignIn />}
      {session.status === 'unreachable' && <Trouble onRetry={() => void askSession()} />}
    </Frame>
  );
}
