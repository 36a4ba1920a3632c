import { Link } from 'react-router';
import { useLang, useWords } from '#ui/words.tsx';
import { sessionBegan } from '../shell/session.ts';
import { AuthHeading } from './auth-heading.tsx';
import { AuthPage } from './auth-page.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginPage() {
  const { auth } = useWords();
  const lang = useLang();
  return (
    <AuthPage title={auth.welcomeBack}>
      <AuthHeading
        level={1}
        title={auth.welcomeBack}
        question={auth.noAccount}
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
        forgot={
          <Link className="link" to="/forgot-password">
            {auth.forgotPasswordLink}
          </Link>
        }
        onSignedIn={sessionBegan}
      />
    </AuthPage>
  );
}
