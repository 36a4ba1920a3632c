import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { PersonView } from '#contract/public/person.ts';
import type { Lang } from '#i18n/index.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { AuthAside } from './auth-aside.tsx';
import { AuthHeading } from './auth-heading.tsx';
import type { AuthMode } from './auth-modal-options.ts';
import type { AuthWords } from './auth-words.ts';
import { ForgotPanel } from './forgot-panel.tsx';
import { LoginForm } from './login-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { useFetchAhead } from './use-fetch-ahead.ts';
import './auth-modal.css';

type AuthModalProps = {
  firstMode: AuthMode;
  lang: Lang;
  words: AuthWords;
  onSignedIn: (user: PersonView) => void;
  onClose: () => void;
};

/** 'Welcome Back' or 'Create Account', switchable both ways (AUTH-01); from the first to 'Forgot Password' and back. */
export function AuthModal({ firstMode, lang, words, onSignedIn, onClose }: AuthModalProps) {
  const [mode, setMode] = useState<AuthMode | 'forgot'>(firstMode);
  const [email, setEmail] = useState<string>();
  const [halfway, setHalfway] = useState<PersonView>();
  const title = useId();
  useFetchAhead();
  // A person who closes the dialog while it asks something is signed in all the same.
  const close = () => (halfway ? onSignedIn(halfway) : onClose());
  const common = { words, lang, onSignedIn } as const;
  const to = (next: AuthMode | 'forgot', text: string) => (
    <button type="button" className="link-btn" onClick={() => setMode(next)}>
      {text}
    </button>
  );
  return (
    <Dialog labelledBy={title} onClose={close} className="auth-modal">
      <AuthAside words={words} />
      <FocusedPane key={mode}>
        {mode === 'login' && (
          <>
            <AuthHeading
              id={title}
              title={words.welcomeBack}
              question={halfway ? undefined : words.noAccount}
              answer={to('signup', words.signUp)}
            />
            <LoginForm
              {...common}
              place="modal"
              identifier={email}
              forgot={to('forgot', words.forgotPasswordLink)}
              onHalfway={setHalfway}
            />
          </>
        )}
        {mode === 'signup' && (
          <>
            <AuthHeading
              id={title}
              title={words.createAccount}
              question={words.haveAccount}
              answer={to('login', words.login)}
            />
            <SignUpForm
              {...common}
              place="modal"
              forgot={to('forgot', words.forgotPasswordLink)}
              login={(taken) => (
                <button
                  type="button"
                  className="link-btn"
                  onClick={() => {
                    setEmail(taken);
                    setMode('login');
                  }}
                >
                  {words.taken.login}
                </button>
              )}
            />
          </>
        )}
        {mode === 'forgot' && (
          <>
            <AuthHeading id={title} title={words.forgot.title} />
            <ForgotPanel words={words} lang={lang} onBack={() => setMode('login')} />
          </>
        )}
        <button type="button" className="icon-btn" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </FocusedPane>
    </Dialog>
  );
}

/** Takes the focus when it appears: a touch screen's keyboard would cover the page, so there the heading is read out. */
function FocusedPane({ children }: { children: ReactNode }) {
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const inputs = [...(pane.current?.querySelectorAll('input') ?? [])];
    const first = inputs.find(({ value }) => value === '');
    if (matchMedia('(pointer: fine)').matches) first?.focus();
    else pane.current?.querySelector('h2')?.focus();
  }, []);
  return (
    <div className="auth-modal-main" ref={pane}>
      {children}
    </div>
  );
}
