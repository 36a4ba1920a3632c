import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '#server/platform/database/migrate.ts';
import { readMigrations } from '#server/platform/database/read-migrations.ts';
import { NOW } from './now.ts';
import type { Recipe } from './test-cluster.ts';

const MIGRATIONS = fileURLToPath(new URL('../server/migrations', import.meta.url));
const SEEDS = fileURLToPath(new URL('../server/seed', import.meta.url));
const CATALOGUE = fileURLToPath(
  new URL('../contract/catalogue/category-terms.ts', import.meta.url),
);

export async function migratedRecipe(): Promise<Recipe> {
  return {
    name: 'migrated',
    fingerprint: digest(await migrationChecksums()),
    build: (pool) => migrate(pool, MIGRATIONS),
  };
}

/** The seeds are loaded only by the process that builds the template. */
export async function seededRecipe(): Promise<Recipe> {
  return {
    name: 'seeded',
    fingerprint: digest([...(await migrationChecksums()), ...(await seedTexts())]),
    build: async (pool) => {
      await migrate(pool, MIGRATIONS);
      const { seedBase } = await import('#server/seed/seed-base.ts');
      const { seedDemo } = await import('#server/seed/seed-demo.ts');
      const { sowTexts } = await import('#server/seed/sow-texts.ts');
      await seedBase(pool, NOW);
      await sowTexts(pool, NOW);
      await seedDemo(pool, NOW);
    },
  };
}

const migrationChecksums = async (): Promise<string[]> =>
  (await readMigrations(MIGRATIONS)).map(({ checksum }) => checksum);

async function seedTexts(): Promise<string[]> {
  const entries = await readdir(SEEDS, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter(({ name }) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));
  return Promise.all([CATALOGUE, ...paths.sort()].map((path) => readFile(path, 'utf8')));
}

const digest = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex');
