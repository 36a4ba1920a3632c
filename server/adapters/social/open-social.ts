import { createOAuthProvider, type OAuthSettings } from './oauth-provider.ts';
import { readFacebookProfile, readXProfile } from './profiles.ts';
import { keepSimulator, SIMULATOR_CLIENT } from './simulator/keep-simulator.ts';
import type { ProviderName, SocialProviders } from './social-provider.ts';

type Client = { readonly clientId: string; readonly clientSecret: string };

export type SocialOptions = {
  /** Our account at each company; without one the simulator takes its place in development, nobody in production. */
  readonly clients: Readonly<Partial<Record<ProviderName, Client>>>;
  readonly production: boolean;
  readonly simulatorPort: number;
  /** Origins that the simulator sends people back to. */
  readonly origins: readonly string[];
};

export type OpenSocial = { readonly providers: SocialProviders; stop(): Promise<void> };

const NAMES: readonly ProviderName[] = ['google', 'facebook', 'x'];

/** The companies whose accounts sign in here. */
export function openSocial(options: SocialOptions): OpenSocial {
  const simulator = keepSimulator({ port: options.simulatorPort, origins: options.origins });
  const settings = NAMES.flatMap((name): [ProviderName, OAuthSettings][] => {
    const client = options.clients[name];
    if (client) return [[name, { ...client, ...REAL[name] }]];
    if (options.production) return [];
    const faces = simulated(`http://localhost:${options.simulatorPort}`);
    return [[name, { ...SIMULATOR_CLIENT, ...faces[name], wake: simulator.wake }]];
  });
  return {
    providers: new Map(settings.map(([name, one]) => [name, createOAuthProvider(one)])),
    stop: () => simulator.stop(),
  };
}

type Face = Omit<OAuthSettings, keyof Client | 'wake'>;

const REAL: Readonly<Record<ProviderName, Face>> = {
  google: {
    server: { issuer: 'https://accounts.google.com' },
    scope: 'openid email profile',
    clientAuthentication: 'post',
  },
  facebook: {
    server: {
      authorize: 'https://www.facebook.com/v23.0/dialog/oauth',
      token: 'https://graph.facebook.com/v23.0/oauth/access_token',
      profile: 'https://graph.facebook.com/v23.0/me?fields=id,name,email',
      readProfile: readFacebookProfile,
    },
    scope: 'public_profile email',
    clientAuthentication: 'post',
  },
  x: {
    server: {
      authorize: 'https://x.com/i/oauth2/authorize',
      token: 'https://api.x.com/2/oauth2/token',
      profile: 'https://api.x.com/2/users/me?user.fields=confirmed_email',
      readProfile: readXProfile,
    },
    scope: 'users.read tweet.read users.email',
    clientAuthentication: 'basic',
  },
};

/** The same three, spoken to at the simulator. */
const simulated = (url: string): Readonly<Record<ProviderName, Face>> => ({
  google: { ...REAL.google, server: { issuer: `${url}/google` } },
  facebook: {
    ...REAL.facebook,
    server: { ...addressesAt(`${url}/facebook`), readProfile: readFacebookProfile },
  },
  x: { ...REAL.x, server: { ...addressesAt(`${url}/x`), readProfile: readXProfile } },
});

const addressesAt = (face: string) => ({
  authorize: `${face}/authorize`,
  token: `${face}/token`,
  profile: `${face}/profile`,
});
