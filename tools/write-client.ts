import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { operations } from '#contract/operations.ts';
import { openApiDocument } from '#server/api/docs/open-api-document.ts';
import { ROOT } from './project.ts';
import { AlreadySaid, runTool } from './run-tool.ts';

const PATH = 'clients/typescript/schema.d.ts';
const HEAD = '// Made from the contract by `node tools/write-client.ts`: not to be edited.\n';

/** Operations that need no session, and which a program asks before it books. */
const BEFORE_BOOKING = ['readCatalogue', 'readOpenSlots', 'readOpenDays', 'readPincode'];

/** Called without its types, which are written in those of TypeScript 5. */
const GENERATOR: string = 'openapi-typescript';
type Generator = {
  readonly default: (document: object) => Promise<unknown>;
  readonly astToString: (ast: unknown) => string;
};

type Schemas = Readonly<Record<string, unknown>>;

/** The document with what programs may ask, and the schemas that it needs. */
function documentForPrograms(): object {
  const asked = operations.filter(
    ({ name, audience }) => audience === 'integrator' || BEFORE_BOOKING.includes(name),
  );
  const document = openApiDocument(asked);
  const { components, paths } = document;
  const schemas = neededBy(paths, components.schemas);
  return { ...document, components: { ...components, schemas } };
}

function neededBy(paths: unknown, schemas: Schemas): Schemas {
  const needed = new Set<string>();
  const follow = (one: unknown) => {
    for (const [, name = ''] of JSON.stringify(one).matchAll(/#\/components\/schemas\/(\w+)"/g)) {
      if (needed.has(name)) continue;
      needed.add(name);
      follow(schemas[name]);
    }
  };
  follow(paths);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => needed.has(name)));
}

/** The generator writes with the compiler's JavaScript interface, which ended with TypeScript 5: it is given that one. */
async function typesOf(document: object): Promise<string> {
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier === 'typescript' ? 'typescript-5' : specifier, context),
  });
  const { astToString, default: write }: Generator = await import(GENERATOR);
  return HEAD + astToString(await write(document));
}

/** As every other file of the project is written. */
function formatted(text: string): string {
  const biome = join(ROOT, 'node_modules', '.bin', 'biome');
  const { status, stdout, stderr } = spawnSync(biome, ['format', `--stdin-file-path=${PATH}`], {
    input: text,
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

await runTool(async () => {
  const text = formatted(await typesOf(documentForPrograms()));
  if (!process.argv.includes('--check')) return writeFileSync(join(ROOT, PATH), text);
  if (readFileSync(join(ROOT, PATH), 'utf8') === text) return;
  console.error(`${PATH}: differs from the contract: run \`node tools/write-client.ts\`.`);
  throw new AlreadySaid();
});
