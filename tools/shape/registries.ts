import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** In the order in which the documentation of the API shows them. */
const AUDIENCES = ['public', 'customer', 'applicant', 'karigar', 'integrator', 'ops'];
const MADE = '// Made from the folders by `node tools/write-registries.ts`: not to be edited.';

type Export = { readonly path: string; readonly name: string };
type Registry = {
  readonly path: string;
  /** Entries of the list: exports of files in one of these folders. */
  readonly entries: (root: string) => readonly Export[];
  readonly write: (entries: readonly Export[]) => readonly string[];
};

/** The lists that would otherwise be kept by hand; what stands in a folder is in the list. */
export const REGISTRIES: readonly Registry[] = [
  {
    path: 'contract/operations.ts',
    entries: (root) =>
      AUDIENCES.flatMap((name) => exportsIn(root, `contract/${name}`, operationOf)),
    write: (entries) => [
      "import type { Operation } from './operation.ts';",
      ...entries.map(({ path, name }) => importOf(name, path.replace('contract/', './'))),
      '',
      '/** Every operation of every audience; a screen imports its own, never this list. */',
      'export const operations: readonly Operation[] = [',
      ...entries.map(({ name }) => `  ${name},`),
      '];',
    ],
  },
  {
    path: 'contract/ops-operations.ts',
    entries: (root) => exportsIn(root, 'contract/ops', operationOf),
    write: (entries) => [
      '',
      '/** Names of the operations for colleagues; each has words in every language, as the audit shows it. */',
      'export type OpsOperation =',
      ...entries.map(({ name }, at) => `  | '${name}'${at === entries.length - 1 ? ';' : ''}`),
    ],
  },
  {
    path: 'server/routes.ts',
    entries: (root) =>
      AUDIENCES.flatMap((name) => exportsIn(root, `server/api/${name}`, answersIn)),
    write: (entries) => [
      "import type { Answer } from '#server/api/http/mount-routes.ts';",
      ...entries.map(({ path, name }) => importOf(name.replace(/^\W+|\(.*/g, ''), `#${path}`)),
      "import type { World } from './app-context.ts';",
      '',
      '/** Every operation that the server answers. A test compares this table with the contract’s list. */',
      'export const answersOf = (world: World): readonly Answer[] => [',
      ...entries.map(({ name }) => `  ${name},`),
      '];',
    ],
  },
  {
    path: 'testing/trials.ts',
    entries: (root) => exportsIn(root, 'testing/trials', trialsIn),
    write: (entries) => [
      "import type { Trial } from './trial.ts';",
      ...entries.map(({ path, name }) => importOf(name, path.replace('testing/', './'))),
      '',
      '/** Every operation of the contract; a test compares the names, and what a field that names something is called. */',
      'export const trials: Readonly<Record<string, Trial>> = {',
      ...entries.map(({ name }) => `  ...${name},`),
      '};',
    ],
  },
  gatewayRegistry('accounts', {
    file: 'account.ts',
    name: 'ACCOUNTS',
    says: 'The account module of each gateway.',
  }),
  gatewayRegistry('kinds', {
    file: 'kind.ts',
    name: 'KINDS',
    says: 'How each gateway is spoken to, and played.',
  }),
];

/** A folder of `server/adapters/gateway` that has an account is a gateway; its name is the folder's. */
function gatewayRegistry(
  list: string,
  { file, name, says }: { readonly file: string; readonly name: string; readonly says: string },
): Registry {
  const folder = 'server/adapters/gateway';
  return {
    path: `${folder}/${list}.ts`,
    entries: (root) =>
      readdirSync(join(root, folder))
        .filter((gateway) => existsSync(join(root, folder, gateway, 'account.ts')))
        .sort()
        .map((gateway) => ({ path: `./${gateway}/${file}`, name: gateway })),
    write: (entries) => [
      "import type { PaymentProvider } from '#contract/customer/booking.ts';",
      ...entries.map((entry) => importOf(entry.name, entry.path)),
      '',
      `/** ${says} */`,
      `export const ${name} = {`,
      ...entries.map((entry) => `  ${entry.name},`),
      '} satisfies Record<PaymentProvider, unknown>;',
    ],
  };
}

const importOf = (name: string, from: string): string => `import { ${name} } from '${from}';`;

/** The text that the list should have, as the folders are now. */
export const registryText = ({ entries, write }: Registry, root: string): string =>
  [MADE, ...write(entries(root)), ''].join('\n');

/** One sentence for each list that is not what its folders say. */
export const checkRegistries = (root: string): string[] =>
  REGISTRIES.filter(({ path }) => existsSync(join(root, path)))
    .filter((one) => readFileSync(join(root, one.path), 'utf8') !== registryText(one, root))
    .map(
      ({ path }) => `${path}: differs from its folders: run \`node tools/write-registries.ts\`.`,
    );

function exportsIn(
  root: string,
  folder: string,
  found: (file: string, text: string) => readonly string[],
): Export[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
    .sort()
    .flatMap((file) => {
      const path = `${folder}/${file}`;
      const names = found(file, readFileSync(join(root, path), 'utf8'));
      return names.map((name) => ({ path, name }));
    });
}

/** `book-slot.ts` promises `bookSlot`; what bears another name is a part of several operations. */
function operationOf(file: string, text: string): string[] {
  const name = basename(file, '.ts').replace(/-(\w)/g, (_, first: string) => first.toUpperCase());
  return new RegExp(`^export const ${name} = (operation|onBehalf)\\(`, 'm').test(text)
    ? [name]
    : [];
}

const ANSWER = /^export const (\w+)(?:: Answer)? = (?:answer|answerWithStream)\(/gm;
const ANSWERS = /^export const (\w+): readonly Answer\[\] =/gm;
const MADE_FOR_A_WORLD =
  /^export function (\w+)\([^)]*: World\): (readonly Answer\[\]|Answer) \{/gm;

function answersIn(_file: string, text: string): string[] {
  return [
    ...[...text.matchAll(ANSWER)].map(([, name]) => `${name}`),
    ...[...text.matchAll(ANSWERS)].map(([, name]) => `...${name}`),
    ...[...text.matchAll(MADE_FOR_A_WORLD)].map(([, name, type]) =>
      type === 'Answer' ? `${name}(world)` : `...${name}(world)`,
    ),
  ];
}

const trialsIn = (_file: string, text: string): string[] =>
  [...text.matchAll(/^export const (\w+): Readonly<Record<string, Trial>> =/gm)].map(
    ([, name]) => name ?? '',
  );
