import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PersonView } from '#contract/public/person.ts';
import { readSession } from '#contract/public/read-session.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/public/read-sign-in-methods.ts';
import { call } from '../api/call.ts';
import type { AuthWords } from './auth-words.ts';
import { FormErrorLine } from './form-error.tsx';
import { ERROR_SHOWN_MS, otpRefusalText, type Place } from './login-rules.ts';
import { useProviders } from './sign-in-methods.ts';
import { COMPANY_NAMES, SocialButtons } from './social-buttons.tsx';
import { signInWithProviderRow, socialAnswerOfAddress } from './social-sign-in.ts';
import { useTimedError } from './use-timed-error.ts';

type SocialWaysProps = {
  words: AuthWords;
  place: Place;
  remember: boolean;
  /** The way to a new password, for whoever has an account of another kind here. */
  forgot: ReactNode;
  onSignedIn: (user: PersonView) => void;
};

/** Below a form: the accounts of other companies that one may come in with, and what came of it. */
export function SocialWays({ words, place, remember, forgot, onSignedIn }: SocialWaysProps) {
  const providers = useProviders();
  const timed = useTimedError<never>(ERROR_SHOWN_MS[place]);
  const [leavingFor, setLeavingFor] = useState<SocialProvider>();
  const [taken, setTaken] = useState(false);
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const refuse = (code: string) => {
    setTaken(code === 'account-exists-with-different-credential');
    timed.show({ field: null, text: otpRefusalText(code, place, words) });
  };
  const answered = async (code: string) => {
    if (code !== 'signed-in') return refuse(code);
    const answer = await call(readSession, {});
    if (!answer.ok) refuse(answer.refusal.code);
    else if (answer.value.user) onSignedIn(answer.value.user);
    else refuse('unknown');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page has come back from elsewhere
  useEffect(() => {
    const code = place === 'screen' ? socialAnswerOfAddress() : undefined;
    if (code) refuse(code);
  }, []);

  const start = (provider: SocialProvider) => {
    stop.current();
    timed.clear();
    setTaken(false);
    const onBlocked = () => setLeavingFor(provider);
    const onAnswer = (code: string) => void answered(code);
    stop.current = signInWithProviderRow({ provider, remember, onAnswer, onBlocked });
  };

  if (providers?.length === 0) return null;
  return (
    <>
      <p className="or">
        <span>{words.or}</span>
      </p>
      <SocialButtons
        words={words}
        providers={providers ?? SOCIAL_PROVIDERS}
        waiting={!providers}
        onPress={start}
      />
      <p className="form-note" role="status">
        {leavingFor && words.popupBlocked({ company: COMPANY_NAMES[leavingFor] })}
      </p>
      <FormErrorLine timed={timed} />
      {taken && (
        <p className="form-note">
          {words.taken.otherMethod} {forgot}
        </p>
      )}
    </>
  );
}
