/** Personal data that operations may get to see; each look is told to that person in "My data" in words of its own. */
export const REVEALED = [
  'contact',
  'address',
  'application',
  'document',
  'payee',
  'money',
  'booking',
  'dispatch',
  'punctuality',
  'position',
  'problem',
  'photo',
  'talk',
  'account',
  'pages',
] as const;
export type Revealed = (typeof REVEALED)[number];

/**
 * The person whose data an answer shows, and the path to them: `output.changes.karigarId` or `input.id`. Lists on the way are
 * walked. A `booking` stands for its customer, a `call-back` for whoever has proven the number, a `day` for everybody on its board.
 */
export type Reveal = {
  readonly what: Revealed;
  readonly whose: 'user' | 'karigar' | 'booking' | 'call-back' | 'day';
  readonly at: `${'input' | 'output'}.${string}`;
};

export type Look = Pick<Reveal, 'what' | 'whose'> & { readonly id: string };

/** Everybody whom an answer shows something of, each once. */
export function looksIn(
  reveals: readonly Reveal[],
  shown: { readonly input: unknown; readonly output: unknown },
): Look[] {
  const looks = reveals.flatMap(({ what, whose, at }) =>
    valuesAt(shown, at.split('.')).map((id) => ({ what, whose, id })),
  );
  return [
    ...new Map(looks.map((look) => [`${look.what} ${look.whose} ${look.id}`, look])).values(),
  ];
}

function valuesAt(value: unknown, path: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path));
  if (value === null || value === undefined) return [];
  const [name, ...rest] = path;
  if (name === undefined) return [String(value)];
  return valuesAt((value as Readonly<Record<string, unknown>>)[name], rest);
}
