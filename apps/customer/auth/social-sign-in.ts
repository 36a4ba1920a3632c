import { POLICY_VERSION } from '#contract/policy.ts';
import type { SocialProvider } from '#contract/public/read-sign-in-methods.ts';
import { rememberThisPage } from '../shell/remembered-path.ts';
import { clearStoredUser } from '../shell/stored-user.ts';

const CHANNEL = 'aangan-social';
const ENTRY = 'social-provider';
const LOOK_EVERY_MS = 300;
/** The popup's last word may arrive a moment after it has closed. */
const LAST_WORD_MS = 1000;
/** Long enough to read why the page goes elsewhere. */
const NOTICE_MS = 1500;

type Start = {
  readonly provider: SocialProvider;
  readonly remember: boolean;
  /** `signed-in` or a refusal; it may still come after the popup seemed to be closed. */
  readonly onAnswer: (code: string) => void;
  /** The browser has let no popup open: the page itself is about to go there. */
  readonly onBlocked: () => void;
};

/**
 * Signs in with another company's account in a popup; where popups are blocked, on the page itself. A company may cut
 * the popup off from this page, which then looks as if it had been closed: so one goes on listening.
 */
export function signInWithProviderRow({ provider, remember, ...on }: Start): () => void {
  // The sentence that whoever is new accepts the terms stands beside the buttons.
  const url = `/api/auth/social/${provider}/start?accepts=${POLICY_VERSION}${remember ? '&remember=1' : ''}`;
  const popup = window.open(url, 'aangan-social', 'popup,width=520,height=680');
  if (!popup) {
    rememberProvider(provider);
    rememberThisPage();
    on.onBlocked();
    const leave = setTimeout(() => {
      // A person who comes back has a new session, and must not be taken for the one who was here before.
      clearStoredUser();
      location.assign(url);
    }, NOTICE_MS);
    return () => clearTimeout(leave);
  }
  const channel =
    typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined;
  const hear = ({ data, origin }: MessageEvent<{ provider?: string; code?: string }>) => {
    if (origin !== location.origin || data?.provider !== provider || !data.code) return;
    stop();
    on.onAnswer(withProvider(data.code, provider));
  };
  const timer = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(timer);
    lastWord = setTimeout(() => on.onAnswer('popup-closed-by-user'), LAST_WORD_MS);
  }, LOOK_EVERY_MS);
  let lastWord: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearInterval(timer);
    clearTimeout(lastWord);
    removeEventListener('message', hear);
    channel?.close();
  };
  channel?.addEventListener('message', hear);
  addEventListener('message', hear);
  return stop;
}

/** The result when the whole page had gone to the provider and come back (`/login?social=…`). */
export function socialAnswerOfAddress(): string | undefined {
  const code = new URLSearchParams(location.search).get('social');
  // Said once: a reload says nothing more.
  if (code !== null) history.replaceState(history.state, '', location.pathname);
  return code === null ? undefined : withProvider(code, recallProvider());
}

const withProvider = (code: string, provider: string): string =>
  code === 'social-login-failed' ? `${provider}-login-failed` : code;

function rememberProvider(provider: string): void {
  try {
    sessionStorage.setItem(ENTRY, provider);
  } catch {
    // Then a failure is told without the company's name.
  }
}

function recallProvider(): string {
  try {
    return sessionStorage.getItem(ENTRY) ?? '';
  } catch {
    return '';
  }
}
