import { Link } from 'react-router';
import { useWords } from '#ui/words.tsx';
import { sessionBegan } from '../shell/session.ts';
import { AuthHeading } from './auth-heading.tsx';
import { AuthPage } from './auth-page.tsx';
import { LoginForm } from './login-form.tsx';

export function LoginPage() {
  const { auth } = useWords();
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
      <LoginForm words={auth} place="screen" onSignedIn={sessionBegan} />
    </AuthPage>
  );
}
