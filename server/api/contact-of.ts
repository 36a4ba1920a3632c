/** The one of both that it is; the contract has seen to it that it is exactly one. */
export function contactOf({
  email,
  mobile,
}: {
  readonly email?: string | undefined;
  readonly mobile?: string | undefined;
}): { readonly email: string } | { readonly mobile: string } {
  if (email !== undefined) return { email };
  if (mobile !== undefined) return { mobile };
  throw new Error('Neither an e-mail address nor a mobile was given');
}
