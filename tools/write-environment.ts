import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SECRET_VARIABLES } from '#server/config-of-secrets.ts';
import { CHAPTERS } from '#server/environment.ts';
import type { Variable } from '#server/environment-variable.ts';
import { ROOT } from './project.ts';

export const MANUAL = join(ROOT, 'docs', 'operate', 'environment.md');
export const EXAMPLE = join(ROOT, '.env.example');

const isSecret = ({ name }: Variable): boolean => SECRET_VARIABLES.some((one) => one === name);

/** The document of all environment variables. */
export const environmentManual = (): string =>
  [
    '# Environment',
    '',
    'Written by `node tools/write-environment.ts` from `server/environment.ts`. A *secret* may also be given as the path of a',
    'file: `AANGAN_SECRET_FILE`. `npm run doctor` says what is missing or wrong.',
    '',
    ...CHAPTERS.flatMap(({ title, variables }) => [
      `## ${title}`,
      '',
      '| variable | | what for | when nothing is said |',
      '|---|---|---|---|',
      ...variables.map(
        (one) =>
          `| \`${one.name}\` | ${marksOf(one)} | ${one.says} | ${one.needed ? '–' : (one.standard ?? 'not used')} |`,
      ),
      '',
    ]),
  ].join('\n');

const marksOf = (one: Variable): string =>
  [one.needed ? 'needed' : '', isSecret(one) ? 'secret' : ''].filter(Boolean).join(', ');

export const environmentExample = (): string =>
  [
    '# Copy to .env and fill in; docs/operate/environment.md says more. Lines that begin with # are left as they are meant.',
    ...CHAPTERS.flatMap(({ title, variables }) => [
      '',
      `# ${title}`,
      ...variables.map((one) => `${one.needed ? '' : '# '}${one.name}=${one.example ?? ''}`),
    ]),
    '',
  ].join('\n');

if (import.meta.main) {
  writeFileSync(MANUAL, environmentManual());
  writeFileSync(EXAMPLE, environmentExample());
}
