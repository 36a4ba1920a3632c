import type { ReactNode } from 'react';
import type { SocialProvider } from '#contract/public/read-sign-in-methods.ts';
import type { AuthWords } from './auth-words.ts';

/** Our own drawings, in the colour of the text: no company's file is loaded, and none hears of this page. */
const GLYPHS: Readonly<Record<SocialProvider, ReactNode>> = {
  google: <path d="M19 7.6A8 8 0 1 0 20 12h-7.4" />,
  facebook: <path d="M14.5 21V9.2c0-2 1.2-3.2 3.2-3.2H19M9.5 12.6H18" />,
  x: <path d="m5 5 14 14M19 5 5 19" />,
};
export const COMPANY_NAMES: Readonly<Record<SocialProvider, string>> = {
  google: 'Google',
  facebook: 'Facebook',
  x: 'X',
};

type SocialButtonsProps = {
  words: AuthWords;
  providers: readonly SocialProvider[];
  /** Not known yet which there are: they keep their place unseen, so that nothing moves when they come. */
  waiting: boolean;
  onPress: (provider: SocialProvider) => void;
};

/** Ways in with an account elsewhere (AUTH-03, LOGIN-13). */
export function SocialButtons({ words, providers, waiting, onPress }: SocialButtonsProps) {
  return (
    <div className={waiting ? 'social waiting' : 'social'}>
      {providers.map((provider) => (
        <button
          key={provider}
          type="button"
          className="btn soft"
          aria-label={words.continueWith[provider]}
          onClick={() => onPress(provider)}
        >
          <svg className="ico" viewBox="0 0 24 24" aria-hidden="true">
            {GLYPHS[provider]}
          </svg>
          <span>{COMPANY_NAMES[provider]}</span>
        </button>
      ))}
    </div>
  );
}
