import { Link } from 'react-router';
import { useLang, useWords } from '#ui/words.tsx';
import { sessionBegan } from '../shell/session.ts';
import { AuthHeading } from './auth-heading.tsx';
import { AuthPage } from './auth-page.tsx';
import { ForgotLink } from './forgot-link.tsx';
import { SignUpForm } from './sign-up-form.tsx';

export function SignUpPage() {
  const { auth } = useWords();
  const lang = useLang();
  return (
    <AuthPage title={auth.createAccount}>
      <AuthHeading
        level={1}
        title={auth.createAccount}
        question={auth.haveAccount}
        answer={
          <Link className="link" to="/login">
            {auth.login}
          </Link>
        }
      />
      <SignUpForm
        words={auth}
        lang={lang}
        place="screen"
        forgot={<ForgotLink text={auth.forgotPasswordLink} />}
        login={(email) => (
          <Link className="link" to="/login" state={{ email }}>
            {auth.taken.login}
          </Link>
        )}
        onSignedIn={sessionBegan}
      />
    </AuthPage>
  );
}
