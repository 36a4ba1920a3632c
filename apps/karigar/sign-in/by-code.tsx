import { useState } from 'react';
import { isMobile } from '#contract/fields/mobile.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { CodeSent } from '#contract/public/code-sent.ts';
import { confirmSignInCode } from '#contract/public/confirm-sign-in-code.ts';
import { requestSignInCode } from '#contract/public/request-sign-in-code.ts';
import { Button } from '#ui/button.tsx';
import { MobileField } from '#ui/mobile-field.tsx';
import { OtpField } from '#ui/otp-field.tsx';
import { toast } from '#ui/toast.tsx';
import { type CallRefusal, call } from '../../browser/call.ts';
import { prepareCaptcha, takeCaptcha } from '../../browser/captcha.ts';
import { preventing } from '../../browser/preventing.ts';
import { useBusy } from '../../browser/use-busy.ts';
import { useCountdown } from '../../browser/use-countdown.ts';
import { go } from '../shell/path.tsx';
import { signedIn } from '../shell/session.ts';
import { useSpeech } from '../shell/words.tsx';
import { signInText } from './sign-in-text.ts';

/** The mobile, then the six digits that were sent to it: a new Karigar gets their account by it. */
export function ByCode({ lostPhone = false }: { lostPhone?: boolean }) {
  const { words, lang } = useSpeech();
  const [mobile, setMobile] = useState('+91');
  const [sent, setSent] = useState<CodeSent>();
  const resend = useCountdown();

  const send = async (): Promise<CallRefusal | undefined> => {
    const captcha = await takeCaptcha('sign-in-code');
    const answer = captcha.ok
      ? await call(requestSignInCode, { mobile, captcha: captcha.value, language: lang })
      : captcha;
    if (!answer.ok) return answer.refusal;
    setSent(answer.value);
    resend.begin(answer.value.resendAfterSeconds);
    return undefined;
  };
  if (sent)
    return (
      <TypeCode
        {...{ sent, mobile, send, lostPhone }}
        left={resend.left}
        onOther={() => setSent(undefined)}
      />
    );
  return <AskForCode {...{ mobile, setMobile, send, words }} />;
}

type AskProps = {
  words: ReturnType<typeof useSpeech>['words'];
  mobile: string;
  setMobile: (mobile: string) => void;
  send: () => Promise<CallRefusal | undefined>;
};

function AskForCode({ words, mobile, setMobile, send }: AskProps) {
  const { signIn } = words.karigar;
  const [busy, during] = useBusy();
  const [error, setError] = useState<string>();
  const submit = () =>
    during(async () => {
      if (!isMobile(mobile)) return setError(signIn.mobileWrong);
      const refusal = await send();
      if (!refusal) return 'gone';
      setError(signInText(refusal, words));
    });
  return (
    <form className="k-form" noValidate onSubmit={preventing(submit)}>
      <MobileField
        label={signIn.mobile}
        name="mobile"
        value={mobile}
        error={error}
        onFocus={() => prepareCaptcha('sign-in-code')}
        onValue={(value) => {
          setMobile(value);
          setError(undefined);
        }}
      />
      <Button type="submit" size="lg" busy={busy}>
        {signIn.send}
      </Button>
    </form>
  );
}

type TypeProps = {
  sent: CodeSent;
  mobile: string;
  left: number;
  /** Every other session ends with this one. */
  lostPhone: boolean;
  send: () => Promise<CallRefusal | undefined>;
  onOther: () => void;
};

function TypeCode({ sent, mobile, left, lostPhone, send, onOther }: TypeProps) {
  const { words, lang } = useSpeech();
  const { signIn } = words.karigar;
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, during] = useBusy();
  const confirm = (typed: string) =>
    during(async () => {
      if (typed.length !== 6) return setError(signIn.codeMissing);
      const asked = { challengeId: sent.challengeId, code: typed, language: lang };
      const answer = await call(confirmSignInCode, {
        ...asked,
        ...{ remember: true, acceptedTerms: true, lostPhone },
      });
      if (!answer.ok) return setError(signInText(answer.refusal, words));
      if (lostPhone) tellLost(words.help.lost, answer.value);
      await signedIn(answer.value.user);
      return 'gone';
    });
  const again = () =>
    during(async () => {
      const refusal = await send();
      setCode('');
      setError(refusal && signInText(refusal, words));
    });
  return (
    <form className="k-form" noValidate onSubmit={preventing(() => confirm(code))}>
      <p role="status">{signIn.codeSent({ mobile })}</p>
      <OtpField
        key={sent.challengeId}
        label={signIn.code}
        name="code"
        bySms
        value={code}
        error={error}
        onValue={(value) => {
          setCode(value);
          setError(undefined);
        }}
        onComplete={(whole) => void confirm(whole)}
      />
      <Button type="submit" size="lg" busy={busy}>
        {signIn.confirm}
      </Button>
      <div className="k-row">
        {left > 0 ? (
          <span className="num">{signIn.resendIn({ seconds: left })}</span>
        ) : (
          <button type="button" className="link-btn" onClick={() => void again()}>
            {signIn.resend}
          </button>
        )}
        <button type="button" className="link-btn" onClick={onOther}>
          {signIn.otherMobile}
        </button>
      </div>
    </form>
  );
}

/** A server of the version before ends nothing; a new account, or one beside the real one, leaves that one signed in. */
function tellLost(
  lost: ReturnType<typeof useSpeech>['words']['help']['lost'],
  { signedOut, isNew, canJoin }: OutputOf<typeof confirmSignInCode>,
): void {
  go('/', { replace: true });
  if (signedOut === undefined) toast(lost.notDone, 'bad');
  else if (isNew || canJoin) toast(lost.otherAccount, 'bad');
  else toast(lost.done);
}
