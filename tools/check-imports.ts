import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { importRules } from './import-rules.ts';

const FOLDERS = [
  'kernel',
  'contract',
  'server',
  'apps',
  'ui',
  'i18n',
  'testing',
  'stories',
  'tools',
];

/** Our own files; a test may hold planted code as text. */
const CHECKED = /^(?!node_modules\/)(?!.*\.test\.tsx?$).*\.tsx?$/;
/** A statement at the start of a line, or `import()` anywhere: inside a type no rule sees it, so it is refused. */
const IMPORT = /^(?:import|export)\b(?:[^'"`;]*?\bfrom)? '([^']+)';|\bimport\(\s*'([^']+)'/gm;

/** Every broken import rule under `root`, one sentence each; an empty list is a pass. */
export async function checkImports(root: string): Promise<string[]> {
  const folders = FOLDERS.filter((folder) => existsSync(join(root, folder)));
  const { output } = await cruise(folders, {
    baseDir: root,
    // dependency-cruiser cannot read TypeScript 7 and would then see no imports at all, without a word.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
    validate: true,
    ruleSet: { forbidden: [...importRules] },
  });
  const { modules, summary } = output as ICruiseResult;
  const broken = summary.violations.map(
    ({ rule, from, to }) => `${from} → ${to}: ${rule.name}. ${reason(rule.name)}`,
  );
  return [...broken, ...modules.flatMap((module) => overlooked(root, module))].sort();
}

const reason = (name: string): string =>
  importRules.find((rule) => rule.name === name)?.comment ?? '';

/** Imports that stand in the text and that the cruise did not see: a check that reads nothing passes everything. */
function overlooked(root: string, module: IModule): string[] {
  if (module.couldNotResolve || !CHECKED.test(module.source)) return [];
  const text = readFileSync(join(root, module.source), 'utf8');
  const seen = new Set(
    module.dependencies.map(({ protocol, module: name }) => `${protocol ?? ''}${name}`),
  );
  return [...text.matchAll(IMPORT)]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((specifier) => !seen.has(specifier))
    .map(
      (specifier) => `${module.source} → ${specifier}: the import check cannot follow this import.`,
    );
}

if (import.meta.main) {
  const broken = await checkImports(process.cwd());
  for (const sentence of broken) console.error(sentence);
  if (broken.length > 0) process.exitCode = 1;
}
