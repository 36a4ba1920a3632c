import { brandFrom } from '#contract/brand.ts';
import { cast, DEMO_PASSWORD } from '#server/seed/cast.ts';

export type WelcomeFacts = { readonly production: boolean; readonly embedded: boolean };

/** Prints the addresses, and how to sign in. */
export function welcome(port: number, { production, embedded }: WelcomeFacts): void {
  const site = `http://localhost:${port}`;
  const people = Object.values(cast).map(
    ({ fullName, email, role }) => `    ${fullName.padEnd(16)} ${email.padEnd(20)} ${role}`,
  );
  console.log(
    [
      '',
      `  ${brandFrom(process.env).name} is open:  ${site}`,
      '',
      ...(production ? [] : [`  Sign in with the password ${DEMO_PASSWORD} as`, ...people, '']),
      `  For those who do the work: ${site}/karigar`,
      `  The calls it answers:  ${site}/api/docs`,
      ...(production ? [] : [`  The messages it sends: ${site}/dev/outbox`]),
      ...(embedded ? ['  Its data stays in .data/ when you stop it.'] : []),
      '  Ctrl-C stops it.',
      '',
    ].join('\n'),
  );
}
