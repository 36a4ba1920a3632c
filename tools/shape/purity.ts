import { findIn, isTest, type SourceFile } from './source-tree.ts';

const CLOCK_AND_DICE =
  /\b(Date\.now\(|new Date\(\s*\)|Math\.random\(|newId\(|Temporal\.Now|performance\.)/;
const WORLD =
  /\b(async|await|Promise\b|fetch\(|console\.|process\.|setTimeout\(|setInterval\(|crypto\.|globalThis\.)/;

/** Rule 3: a rule is given facts, it does not fetch them. Flows and views are told the time, and call no network. */
export function checkPurity(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => !isTest(path))
    .flatMap((file) => {
      if (isRule(file.path)) {
        return [CLOCK_AND_DICE, WORLD].flatMap((pattern) =>
          findIn(file, 'code', pattern, (found) => `a rule is given its facts, no \`${found}\`.`),
        );
      }
      if (/^server\/(flows|views|modules)\//.test(file.path)) {
        return findIn(
          file,
          'code',
          /\b(Date\.now\(|new Date\(\s*\)|Math\.random\(|fetch\()/,
          (found) => `the time comes in as \`now\` and the network stays out, no \`${found}\`.`,
        );
      }
      return [];
    });
}

const isRule = (path: string): boolean =>
  /^server\/modules\/.*\.ts$/.test(path) && !/\bstore\.ts$/.test(path);

/** The environment is read where the server is wired, and by the tools. */
export function checkEnvironment(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(kernel|contract|server|apps|ui|i18n)\//.test(path))
    .filter(({ path }) => path !== 'server/main.ts' && !isTest(path))
    .flatMap((file) =>
      findIn(
        file,
        'code',
        /\bprocess\.env\b/,
        () => 'the environment is read in server/main.ts only.',
      ),
    );
}

/** Rule 9: what something costs is said by the contract's terms or by the server; a screen shows it. */
export function checkScreensComputeNoMoney(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^(apps|ui)\//.test(path) && !isTest(path))
    .flatMap((file) =>
      findIn(
        file,
        'code',
        /\b(percentOf|splitByPercent)\b|Paise\s*[*/%]/,
        (found) => `a screen computes no money, \`${found}\` belongs into contract/terms.`,
      ),
    );
}
