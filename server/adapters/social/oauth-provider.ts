import * as oauth from 'openid-client';
import type { Begun, Finished, SocialProvider, Vouched } from './social-provider.ts';

export type OAuthSettings = {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
  /** OpenID Connect finds its addresses and keys by itself; OAuth 2 has to be told. */
  readonly server:
    | { readonly issuer: string }
    | {
        readonly authorize: string;
        readonly token: string;
        readonly profile: string;
        /** How this company writes down a person. */
        readonly readProfile: (profile: unknown) => Vouched | undefined;
      };
  /** How the client shows who it is at the token endpoint. */
  readonly clientAuthentication: 'basic' | 'post';
  /** Runs beside us and must be up first: the simulator. */
  readonly wake?: () => Promise<void>;
};

const TIMEOUT_SECONDS = 8;

/** Google, Facebook and X speak two dialects of one protocol; each is a handful of settings. */
export function createOAuthProvider(settings: OAuthSettings): SocialProvider {
  const { server, scope } = settings;
  const isOpenId = 'issuer' in server;
  let known: Promise<oauth.Configuration> | undefined;

  /** Asked of the company once; a failure is not remembered. */
  function configuration(): Promise<oauth.Configuration> {
    known ??= configure(settings).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  }

  return {
    async begin({ state, redirectUrl, language }): Promise<Begun> {
      try {
        await settings.wake?.();
        const nonce = oauth.randomNonce();
        const verifier = oauth.randomPKCECodeVerifier();
        const url = oauth.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUrl,
          scope,
          state,
          code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(isOpenId ? { nonce, ui_locales: language } : {}),
        });
        return { kind: 'go', url: url.href, secrets: { nonce, verifier } };
      } catch (error) {
        return { kind: 'unavailable', reason: reasonOf(error) };
      }
    },

    async finish({ callbackUrl, state, secrets }): Promise<Finished> {
      try {
        await settings.wake?.();
        const config = await configuration();
        const tokens = await oauth.authorizationCodeGrant(config, callbackUrl, {
          expectedState: state,
          pkceCodeVerifier: secrets.verifier,
          ...(isOpenId ? { expectedNonce: secrets.nonce, idTokenExpected: true } : {}),
        });
        const vouched = isOpenId
          ? fromClaims(tokens.claims())
          : server.readProfile(await fetchProfile(config, tokens.access_token, server.profile));
        return vouched
          ? { kind: 'vouched', vouched }
          : { kind: 'failed', reason: 'the profile is not what the company promises' };
      } catch (error) {
        if (error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied')
          return { kind: 'denied' };
        return { kind: 'failed', reason: reasonOf(error) };
      }
    },
  };
}

async function configure(settings: OAuthSettings): Promise<oauth.Configuration> {
  const { server, clientId, clientSecret, clientAuthentication } = settings;
  const authentication =
    clientAuthentication === 'basic'
      ? oauth.ClientSecretBasic(clientSecret)
      : oauth.ClientSecretPost(clientSecret);
  if ('issuer' in server) {
    const issuer = new URL(server.issuer);
    const execute = isPlainHttp(issuer) ? [oauth.allowInsecureRequests] : [];
    const options = { execute, timeout: TIMEOUT_SECONDS };
    return oauth.discovery(issuer, clientId, undefined, authentication, options);
  }
  const config = new oauth.Configuration(
    {
      issuer: new URL(server.authorize).origin,
      authorization_endpoint: server.authorize,
      token_endpoint: server.token,
    },
    clientId,
    undefined,
    authentication,
  );
  config.timeout = TIMEOUT_SECONDS;
  if (isPlainHttp(new URL(server.authorize))) oauth.allowInsecureRequests(config);
  return config;
}

/** Only the simulator on this machine is spoken to without https. */
const isPlainHttp = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && hostname === 'localhost';

async function fetchProfile(
  config: oauth.Configuration,
  accessToken: string,
  address: string,
): Promise<unknown> {
  const response = await oauth.fetchProtectedResource(config, accessToken, new URL(address), 'GET');
  return response.ok ? response.json() : undefined;
}

function fromClaims(claims: oauth.IDToken | undefined): Vouched | undefined {
  if (!claims) return undefined;
  const { sub, name, email, email_verified } = claims;
  return {
    subject: sub,
    fullName: typeof name === 'string' ? name : null,
    email: typeof email === 'string' ? email : null,
    emailVerified: email_verified === true,
  };
}

/** The library's own code for what went wrong; its message may quote what the person sent. */
function reasonOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return typeof code === 'string' ? code : String(name ?? 'unknown');
}
