import { CannotStart } from '#server/platform/cannot-start.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export type SocialClients = Readonly<
  Partial<
    Record<
      'google' | 'facebook' | 'x',
      { readonly clientId: string; readonly clientSecret: string }
    >
  >
>;
export type IdTokenIssuer = {
  readonly issuer: string;
  readonly audience: string;
  readonly jwksUrl: string;
};

const NAMES = { google: 'GOOGLE', facebook: 'FACEBOOK', x: 'X' } as const;

/** `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET`, and so on: both, or neither. */
export function readClients(environment: Environment): SocialClients {
  const clients = Object.entries(NAMES).flatMap(([provider, name]) => {
    const [id, secret] = [`${name}_CLIENT_ID`, `${name}_CLIENT_SECRET`] as const;
    const [clientId, clientSecret] = [environment[id], environment[secret]];
    if (!clientId !== !clientSecret) throw new CannotStart(`${id} and ${secret} belong together.`);
    return clientId && clientSecret ? [[provider, { clientId, clientSecret }]] : [];
  });
  return Object.fromEntries(clients);
}

export function readIdTokens({
  ID_TOKEN_ISSUER: issuer,
  ID_TOKEN_AUDIENCE: audience,
  ID_TOKEN_JWKS_URL: jwksUrl,
}: Environment): IdTokenIssuer | undefined {
  if (!issuer && !audience && !jwksUrl) return undefined;
  if (!issuer || !audience || !jwksUrl || !URL.canParse(jwksUrl))
    throw new CannotStart(
      'ID_TOKEN_ISSUER, ID_TOKEN_AUDIENCE and ID_TOKEN_JWKS_URL (an address) belong together.',
    );
  return { issuer, audience, jwksUrl };
}
