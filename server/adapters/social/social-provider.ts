/** A company that vouches for people, by OpenID Connect or OAuth 2. */
export type SocialProvider = {
  /** Answers the address to which the person is sent, and the secrets that only we may know until they are back. */
  begin(request: {
    readonly state: string;
    readonly redirectUrl: string;
    readonly language: string;
  }): Promise<Begun>;
  /** The answer the person comes back with. Never throws for what the world may do. */
  finish(answer: {
    readonly callbackUrl: URL;
    readonly state: string;
    readonly secrets: Secrets;
  }): Promise<Finished>;
};

export type ProviderName = 'google' | 'facebook' | 'x';
export type SocialProviders = ReadonlyMap<ProviderName, SocialProvider>;

/** Bound to this one sign-in: the nonce to its ID token, the verifier (PKCE) to its code. */
export type Secrets = { readonly nonce: string; readonly verifier: string };

export type Begun =
  | { readonly kind: 'go'; readonly url: string; readonly secrets: Secrets }
  | { readonly kind: 'unavailable'; readonly reason: string };

export type Finished =
  | { readonly kind: 'vouched'; readonly vouched: Vouched }
  /** The person said no, or closed the window there. */
  | { readonly kind: 'denied' }
  | { readonly kind: 'failed'; readonly reason: string };

/** The person the company vouches for. */
export type Vouched = {
  readonly subject: string;
  readonly fullName: string | null;
  readonly email: string | null;
  readonly emailVerified: boolean;
};
