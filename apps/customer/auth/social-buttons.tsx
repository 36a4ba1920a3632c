import { type ReactNode, useEffect, useRef } from 'react';
import type { PersonView } from '#contract/public/person.ts';
import { readSession } from '#contract/public/read-session.ts';
import { SOCIAL_PROVIDERS, type SocialProvider } from '#contract/public/read-sign-in-methods.ts';
import { call } from '../api/call.ts';
import type { AuthWords } from './auth-words.ts';
import { signInElsewhere } from './social-sign-in.ts';

type SocialButtonsProps = {
  words: AuthWords;
  remember: boolean;
  onSignedIn: (user: PersonView) => void;
  onRefused: (code: string) => void;
};

/** Our own drawings, in the colour of the text: no company's file is loaded, and none hears of this page. */
const GLYPHS: Readonly<Record<SocialProvider, ReactNode>> = {
  google: <path d="M19 7.6A8 8 0 1 0 20 12h-7.4" />,
  facebook: <path d="M14.5 21V9.2c0-2 1.2-3.2 3.2-3.2H19M9.5 12.6H18" />,
  x: <path d="m5 5 14 14M19 5 5 19" />,
};
const NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  x: 'X',
};

/** Three ways in with an account elsewhere (AUTH-03, LOGIN-13). */
export function SocialButtons({ words, remember, onSignedIn, onRefused }: SocialButtonsProps) {
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  const start = (provider: SocialProvider) => {
    stop.current();
    const answered = async (code: string) => {
      if (code !== 'signed-in') return onRefused(code);
      const answer = await call(readSession, {});
      if (!answer.ok) onRefused(answer.refusal.code);
      else if (answer.value.user) onSignedIn(answer.value.user);
      else onRefused('unknown');
    };
    stop.current = signInElsewhere({
      provider,
      remember,
      onAnswer: (code) => void answered(code),
    });
  };

  return (
    <div className="social">
      {SOCIAL_PROVIDERS.map((provider) => (
        <button
          key={provider}
          type="button"
          className="btn soft"
          aria-label={words.continueWith[provider]}
          onClick={() => start(provider)}
        >
          <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
            {GLYPHS[provider]}
          </svg>
          <span>{NAMES[provider]}</span>
        </button>
      ))}
    </div>
  );
}
