import type { Lang } from '#kernel/languages.ts';
/**
 * The people of every demonstration, test and screenshot. The mobiles begin with a digit that no Indian mobile begins
 * with, so that nothing sent by mistake can reach a stranger.
 */
export type CastMember = {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly mobile: string;
  readonly language: Lang;
  readonly role: 'customer' | 'karigar' | 'ops';
};

/** Known to everybody who reads this: for demonstrations only. */
export const DEMO_PASSWORD = 'Aangan@2026';

const member = (
  number: number,
  fullName: string,
  name: string,
  language: CastMember['language'],
  role: CastMember['role'],
): CastMember => ({
  id: `01936f00-0000-7000-8000-00000000000${number}`,
  fullName,
  email: `${name}@example.com`,
  mobile: `+91500000000${number}`,
  language,
  role,
});

export const cast = {
  asha: member(1, 'Asha Kulkarni', 'asha', 'en', 'customer'),
  imran: member(2, 'Imran Shaikh', 'imran', 'hi', 'customer'),
  ravi: member(3, 'Ravi Pawar', 'ravi', 'mr', 'karigar'),
  joshi: member(4, 'Joshi Guruji', 'joshi', 'mr', 'karigar'),
  meera: member(5, 'Meera Sawant', 'meera', 'en', 'ops'),
  leela: member(6, 'Leela Nair', 'leela', 'en', 'ops'),
  suresh: member(7, 'Suresh Patil', 'suresh', 'mr', 'ops'),
} as const satisfies Record<string, CastMember>;
