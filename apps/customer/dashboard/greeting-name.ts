import type { PersonView } from '#contract/public/person.ts';

/** Full name, else e-mail, else mobile, else the word for a user (DASH-02). */
export const greetingName = (
  { fullName, email, mobile }: Pick<PersonView, 'fullName' | 'email' | 'mobile'>,
  user: string,
): string => [fullName, email, mobile].find((name) => name?.trim())?.trim() ?? user;
