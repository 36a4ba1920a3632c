import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useLang, useWords } from '#ui/words.tsx';
import { sessionBegan } from '../shell/session.ts';
import { AuthHeading } from './auth-heading.tsx';
import { AuthPage } from './auth-page.tsx';
import { ForgotLink } from './forgot-link.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginPage() {
  const { auth } = useWords();
  const lang = useLang();
  const [joining, setJoining] = useState(false);
  const { email } = (useLocation().state ?? {}) as { email?: string };
  return (
    <AuthPage title={auth.welcomeBack} halfway={joining}>
      <AuthHeading
        level={1}
        title={auth.welcomeBack}
        question={joining ? undefined : auth.noAccount}
        answer={
          <Link className="link" to="/signup">
            {auth.signUp}
          </Link>
        }
      />
      <LoginForm
        words={auth}
        lang={lang}
        place="screen"
        identifier={email}
        forgot={<ForgotLink text={auth.forgotPasswordLink} />}
        onSignedIn={(user) => {
          sessionBegan(user);
          setJoining(false);
        }}
        onHalfway={() => setJoining(true)}
      />
    </AuthPage>
  );
}
