import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { PersonView } from '#contract/public/person.ts';
import type { Lang } from '#i18n/index.ts';
import { Dialog } from '#ui/dialog.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { AuthAside } from './auth-aside.tsx';
import { AuthHeading } from './auth-heading.tsx';
import type { AuthMode } from './auth-modal-options.ts';
import type { AuthWords } from './auth-words.ts';
import { LoginForm } from './login-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import './auth-modal.css';

type AuthModalProps = {
  firstMode: AuthMode;
  lang: Lang;
  words: AuthWords;
  onSignedIn: (user: PersonView) => void;
  onClose: () => void;
};

/** 'Welcome Back' or 'Create Account', switchable both ways (AUTH-01). */
export function AuthModal({ firstMode, lang, words, onSignedIn, onClose }: AuthModalProps) {
  const [mode, setMode] = useState(firstMode);
  const title = useId();
  const login = mode === 'login';
  const Form = login ? LoginForm : SignUpForm;
  return (
    <Dialog labelledBy={title} onClose={onClose} className="auth-modal">
      <AuthAside words={words} />
      <FocusedPane key={mode}>
        <AuthHeading
          id={title}
          title={login ? words.welcomeBack : words.createAccount}
          question={login ? words.noAccount : words.haveAccount}
          answer={
            <button
              type="button"
              className="link-btn"
              onClick={() => setMode(login ? 'signup' : 'login')}
            >
              {login ? words.signUp : words.login}
            </button>
          }
        />
        <Form words={words} lang={lang} place="modal" onSignedIn={onSignedIn} />
        <button type="button" className="icon-btn" aria-label={words.close} onClick={onClose}>
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
    const first = matchMedia('(pointer: fine)').matches ? 'input' : 'h2';
    pane.current?.querySelector<HTMLElement>(first)?.focus();
  }, []);
  return (
    <div className="auth-modal-main" ref={pane}>
      {children}
    </div>
  );
}
