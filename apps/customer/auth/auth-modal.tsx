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
  const go: Go = (next, known) => {
    if (known !== undefined) setEmail(known);
    setMode(next);
  };
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
              answer={<ModeLink onGo={() => go('signup')} text={words.signUp} />}
            />
            <LoginForm
              {...common}
              place="modal"
              identifier={email}
              forgot={<ModeLink onGo={() => go('forgot')} text={words.forgotPasswordLink} />}
              onHalfway={setHalfway}
            />
          </>
        )}
        {mode === 'signup' && <SignUpPane {...common} title={title} go={go} />}
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

type Go = (next: AuthMode | 'forgot', email?: string) => void;

const ModeLink = ({ text, onGo }: { text: string; onGo: () => void }) => (
  <button type="button" className="link-btn" onClick={onGo}>
    {text}
  </button>
);

type SignUpPaneProps = Pick<AuthModalProps, 'words' | 'lang' | 'onSignedIn'> & {
  /** The id of the heading. */
  title: string;
  go: Go;
};

function SignUpPane({ words, lang, onSignedIn, title, go }: SignUpPaneProps) {
  return (
    <>
      <AuthHeading
        id={title}
        title={words.createAccount}
        question={words.haveAccount}
        answer={<ModeLink onGo={() => go('login')} text={words.login} />}
      />
      <SignUpForm
        words={words}
        lang={lang}
        onSignedIn={onSignedIn}
        place="modal"
        forgot={<ModeLink onGo={() => go('forgot')} text={words.forgotPasswordLink} />}
        login={(taken) => <ModeLink onGo={() => go('login', taken)} text={words.taken.login} />}
      />
    </>
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
