import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { CodeSent } from '#contract/public/code-sent.ts';
import { requestReset } from '#contract/public/request-reset.ts';
import { useLang, useWords } from '#ui/words.tsx';
import { call } from '../api/call.ts';
import { useTitle } from '../shell/use-title.ts';
import { VisitorHeader } from '../shell/visitor-header.tsx';
import { AuthAside } from './auth-aside.tsx';
import { AuthHeading } from './auth-heading.tsx';
import { takeCaptcha } from './captcha.ts';
import { otpRefusalText } from './login-rules.ts';
import { ResetCode } from './reset-code.tsx';
import { type ResetContact, ResetMethod } from './reset-method.tsx';
import { ResetNewPassword } from './reset-new-password.tsx';
import { type ResetStep, ResetSteps } from './reset-steps.tsx';
import { SuccessTick } from './success-tick.tsx';
import { useCountdown } from './use-countdown.ts';
import './auth-form.css';
import './auth-page.css';
import './reset-page.css';

const DONE_SHOWN_MS = 2000;

/** Four steps on one real flow (RESET-01); a link from an e-mail begins at the third. */
export function ResetPage() {
  const { auth } = useWords();
  const lang = useLang();
  const navigate = useNavigate();
  const [token, setToken] = useState(takeTokenOfAddress);
  const [step, setStep] = useState<ResetStep>(token ? 'password' : 'method');
  const [contact, setContact] = useState<ResetContact>();
  const [sent, setSent] = useState<CodeSent>();
  const [expired, setExpired] = useState(false);
  const resend = useCountdown();
  useTitle(auth.reset.title);

  useEffect(() => {
    if (step !== 'done') return;
    const timer = setTimeout(() => void navigate('/login', { replace: true }), DONE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [step, navigate]);

  const send = async (to: ResetContact): Promise<string | undefined> => {
    const captcha = await takeCaptcha('reset');
    const answer = captcha.ok
      ? await call(requestReset, { ...to, via: 'code', captcha: captcha.value, language: lang })
      : captcha;
    if (!answer.ok) return otpRefusalText(answer.refusal.code, 'screen', auth);
    setContact(to);
    setSent(answer.value);
    setExpired(false);
    setStep('code');
    resend.begin(answer.value.resendAfterSeconds);
    return undefined;
  };

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
              {expired && (
                <p className="form-error" role="alert">
                  {auth.reset.linkExpired}
                </p>
              )}
              <ResetMethod words={auth} onSend={send} />
              <Link className="link" to="/login">
                {auth.forgot.backToLogin}
              </Link>
            </>
          )}
          {step === 'code' && sent && contact && (
            <ResetCode
              words={auth}
              to={'email' in contact ? contact.email : contact.mobile}
              sent={sent}
              left={resend.left}
              onResend={() => send(contact)}
              onOther={() => setStep('method')}
              onVerified={(verified) => {
                setToken(verified);
                setStep('password');
              }}
            />
          )}
          {step === 'password' && token && (
            <ResetNewPassword
              words={auth}
              token={token}
              onDone={() => setStep('done')}
              onExpired={() => {
                setExpired(true);
                setToken(undefined);
                setStep('method');
              }}
            />
          )}
          {step === 'done' && <SuccessTick text={auth.reset.done} />}
        </div>
      </main>
    </>
  );
}

/** From `#token=…` or `?token=…`; out of the address at once, so that it stays in no history and is sent nowhere. */
function takeTokenOfAddress(): string | undefined {
  const given =
    new URLSearchParams(location.hash.slice(1)).get('token') ??
    new URLSearchParams(location.search).get('token');
  if (given === null) return undefined;
  history.replaceState(history.state, '', location.pathname);
  return given;
}
