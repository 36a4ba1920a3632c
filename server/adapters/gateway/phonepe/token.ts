import { type Instant, MINUTE, SECOND } from '#kernel/time.ts';
import { type Answer, ask } from '../calling.ts';
import { readAs } from '../reading.ts';
import { tokenAnswer } from './protocol.ts';

export type TokenOptions = {
  /** `/v1/oauth/token` stands below it. */
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly clientVersion: string;
  readonly timeoutMs: number;
};

export type Tokens = {
  /** One that is still good for a while, or the answer that we got instead. */
  current(): Promise<string | Answer>;
  /** The gateway would not have this one. */
  drop(token: string): void;
};

/** Well before it ends, in case our clocks differ. */
const RENEW_BEFORE = 2 * MINUTE;

/** One token for all calls until it ends; however many need a new one, it is asked for once. */
export function keepTokens(options: TokenOptions): Tokens {
  let kept: { readonly token: string; readonly endsAt: Instant } | undefined;
  let fetching: Promise<string | Answer> | undefined;

  const fetchToken = async (): Promise<string | Answer> => {
    const { clientId, clientSecret, clientVersion, tokenUrl, timeoutMs } = options;
    const answer = await ask({
      method: 'POST',
      url: `${tokenUrl}/v1/oauth/token`,
      headers: {},
      timeoutMs,
      body: new URLSearchParams({
        client_id: clientId,
        client_version: clientVersion,
        client_secret: clientSecret,
        grant_type: 'client_credentials',
      }),
    });
    const read = readAs(tokenAnswer, answer);
    if (!read) return answer;
    kept = { token: read.access_token, endsAt: read.expires_at * SECOND };
    return read.access_token;
  };

  return {
    async current() {
      if (kept && Date.now() < kept.endsAt - RENEW_BEFORE) return kept.token;
      fetching ??= fetchToken().finally(() => {
        fetching = undefined;
      });
      return fetching;
    },
    drop(token) {
      if (kept?.token === token) kept = undefined;
    },
  };
}
