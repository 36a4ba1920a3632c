import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import type { CodeSent } from '#contract/public/code-sent.ts';
import { requestReset } from '#contract/public/request-reset.ts';
import { verifyResetCode } from '#contract/public/verify-reset-code.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { takeCaptcha } from '../../browser/captcha.ts';
import { useCountdown } from '../../browser/use-countdown.ts';
import { type CallRefusal, call } from '../api/call.ts';
import { useTitle } from '../shell/use-title.ts';
import { VisitorHeader } from '../shell/visitor-header.tsx';
import { AuthAside } from './auth-aside.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { CodeEntry, type TypedCode } from './code-entry.tsx';
import { type ResetContact, ResetMethod } from './reset-method.tsx';
import { ResetNewPassword } from './reset-new-password.tsx';
import { type ResetStep, ResetSteps } from './reset-steps.tsx';
import { SuccessTick } from './success-tick.tsx';
import './auth-form.css';
import './auth-page.css';
import './reset-page.css';

const DONE_SHOWN_MS = 2000;

/**
 * Four steps on one real flow (RESET-01); a link from an e-mail begins at the third. The code has a history entry of its
 * own, so that Back leads to the choice of the address; the new password takes that entry over, the code being used up.
 */
export function ResetPage() {
  const { auth } = useWords();
  const reset = useReset();
  const { step, sent, contact, token } = reset;
  useTitle(auth.reset.title);

  return (
    <>
      <VisitorHeader />
      <main className="auth-page wrap">
        <AuthAside words={auth} />
        <div className="auth-card">
          <AuthHeading level={1} title={auth.reset.title} />
          <ResetSteps words={auth} step={step} />
          {step === 'method' && (
            <>
              {reset.expired && (
                <p className="form-error link-expired" role="alert">
                  {auth.reset.linkExpired}
                </p>
              )}
              <ResetMethod words={auth} first={contact} onSend={reset.send} />
              <Link className="link" to="/login">
                {auth.forgot.backToLogin}
              </Link>
            </>
          )}
          {step === 'code' && sent && contact && (
            <CodeStep reset={reset} sent={sent} contact={contact} />
          )}
          {step === 'password' && token && (
            <ResetNewPassword
              words={auth}
              token={token}
              onDone={() => reset.goTo('done')}
              onExpired={reset.expire}
            />
          )}
          {step === 'done' && <Done text={auth.reset.done} />}
        </div>
      </main>
    </>
  );
}

/** The answers of a reset so far, and the step that comes next. */
function useReset() {
  const lang = useLang();
  const [token, setToken] = useState(tokenOfAddress);
  const [contact, setContact] = useState<ResetContact>();
  const [sent, setSent] = useState<CodeSent>();
  const [expired, setExpired] = useState(false);
  const [byLink] = useState(token !== undefined);
  // Only a page that is shown takes the token out of the address: a rendering that is given up reads it again.
  useEffect(() => {
    if (byLink) history.replaceState(history.state, '', location.pathname);
  }, [byLink]);
  const reached = {
    method: true,
    code: sent !== undefined,
    password: token !== undefined,
    done: true,
  };
  const [step, goTo] = useStep(reached, byLink ? 'password' : 'method');
  const resend = useCountdown();

  const send = async (to: ResetContact): Promise<CallRefusal | undefined> => {
    const captcha = await takeCaptcha('reset');
    const answer = captcha.ok
      ? await call(requestReset, { ...to, via: 'code', captcha: captcha.value, language: lang })
      : captcha;
    if (!answer.ok) return answer.refusal;
    setContact(to);
    setSent(answer.value);
    setExpired(false);
    goTo('code');
    resend.begin(answer.value.resendAfterSeconds);
    return undefined;
  };
  const verify = async (typed: TypedCode): Promise<CallRefusal | undefined> => {
    const answer = await call(verifyResetCode, typed);
    if (!answer.ok) return answer.refusal;
    setToken(answer.value.resetToken);
    goTo('password');
    return undefined;
  };
  const expire = () => {
    setExpired(true);
    setToken(undefined);
    goTo('method');
  };
  return { token, contact, sent, expired, step, goTo, resend, send, verify, expire };
}

type CodeStepProps = {
  reset: ReturnType<typeof useReset>;
  sent: CodeSent;
  contact: ResetContact;
};

function CodeStep({ reset: { resend, goTo, send, verify }, sent, contact }: CodeStepProps) {
  const { auth } = useWords();
  return (
    <CodeEntry
      words={auth}
      place="screen"
      sent={sent}
      left={resend.left}
      bySms={'mobile' in contact}
      says={auth.reset.sent({ to: 'email' in contact ? contact.email : contact.mobile })}
      missing={auth.checks['reset-otp']}
      refusalText={(code) => (code === 'too-many-requests' ? auth.reset.tooMany : undefined)}
      submit={auth.reset.verify}
      other={{ text: auth.reset.other, onPress: () => goTo('method') }}
      onResend={() => send(contact)}
      onConfirm={verify}
    />
  );
}

/** The step stands in the history's state; one whose code or token is not there any more begins again. */
function useStep(
  reached: Readonly<Record<ResetStep, boolean>>,
  first: ResetStep,
): [ResetStep, (step: ResetStep) => void] {
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const wanted = (state as { resetStep?: ResetStep } | null)?.resetStep ?? first;
  const step = reached[wanted] ? wanted : 'method';
  const goTo = (next: ResetStep) => {
    if (next === step) return;
    if (step === 'code' && next === 'method') return void navigate(-1);
    // The back button must not find a used token again.
    void navigate(pathname, { replace: step !== 'method', state: { resetStep: next } });
  };
  return [step, goTo];
}

function Done({ text }: { text: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { replace: true }), DONE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return <SuccessTick text={text} />;
}

/** Read from `#token=…` or `?token=…`; a link that was cut short is as good as one that is over, and is told as such. */
function tokenOfAddress(): string | undefined {
  const given =
    new URLSearchParams(location.hash.slice(1)).get('token') ??
    new URLSearchParams(location.search).get('token');
  return given === null ? undefined : given || 'none';
}
