import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { PersonView } from '#contract/public/person.ts';
import { Loading } from '#ui/loading.tsx';
import { useWords } from '#ui/words.tsx';
import { takeRememberedPath } from '../shell/remembered-path.ts';
import { useSession } from '../shell/session.ts';
import { mayBeSignedIn } from '../shell/stored-user.ts';
import { useTitle } from '../shell/use-title.ts';
import { VisitorHeader } from '../shell/visitor-header.tsx';
import { AuthAside } from './auth-aside.tsx';
import { useFetchAhead } from './use-fetch-ahead.ts';
import './auth-page.css';

type AuthPageProps = {
  title: string;
  /** The person is signed in by now and asked something before they go on. */
  halfway?: boolean;
  children: ReactNode;
};

/** The frame of /login and /signup, for visitors only. */
export function AuthPage({ title, halfway = false, children }: AuthPageProps) {
  const { auth, shell } = useWords();
  const session = useSession();
  useTitle(title);
  useFetchAhead();
  if (session.status === 'signed-in' && !halfway) return <GoOn user={session.user} />;
  if (session.status === 'loading' && mayBeSignedIn()) return <Loading text={shell.loading} />;
  return (
    <>
      <VisitorHeader />
      <main className="auth-page wrap">
        <AuthAside words={auth} />
        <div className="auth-card">{children}</div>
      </main>
    </>
  );
}

/** Signed in, just now or before: the address they wanted, else /main (rulings R3, R36). */
function GoOn({ user }: { user: PersonView }) {
  const { shell } = useWords();
  const navigate = useNavigate();
  // Once: the path is forgotten with its reading, and the next page may be long in coming.
  const goOn = useEffectEvent(() => {
    void navigate(takeRememberedPath(user.roles), { replace: true });
  });
  useEffect(() => goOn(), []);
  return <Loading text={shell.loading} />;
}
