import type { Vouched } from './social-provider.ts';

/** Facebook gives an address, but does not say whether it is verified: then it is not. */
export function readFacebookProfile(profile: unknown): Vouched | undefined {
  const { id, name, email } = fieldsOf(profile);
  const subject = text(id);
  return subject === null
    ? undefined
    : { subject, fullName: text(name), email: text(email), emailVerified: false };
}

/** X gives an address only when it has confirmed it, and only to an app that may ask for it. */
export function readXProfile(profile: unknown): Vouched | undefined {
  const { id, name, confirmed_email } = fieldsOf(fieldsOf(profile).data);
  const subject = text(id);
  const email = text(confirmed_email);
  return subject === null
    ? undefined
    : { subject, fullName: text(name), email, emailVerified: email !== null };
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const text = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' && value.length <= 255 ? value : null;
