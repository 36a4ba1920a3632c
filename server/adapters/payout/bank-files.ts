import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BankFiles } from './payouts.ts';

/**
 * Batches lie in `for-the-bank`, where operations fetch them; what the bank answers they put into `from-the-bank`, and
 * it goes to `read` once it is in the books.
 */
export function openBankFiles(folder: string): BankFiles {
  const [out, back, read] = ['for-the-bank', 'from-the-bank', 'read'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  return {
    async write(name, text) {
      await mkdir(out, { recursive: true });
      const file = join(out, `${name}.csv`);
      await writeFile(`${file}.new`, text, { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
    async listResults() {
      const names = await readdir(back).catch((error: { code?: string }) => {
        if (error.code === 'ENOENT') return [];
        throw error;
      });
      return Promise.all(
        names
          .filter((name) => name.endsWith('.csv'))
          .sort()
          .map(async (name) => ({ name, text: await readFile(join(back, name), 'utf8') })),
      );
    },
    async putAway(name) {
      await mkdir(read, { recursive: true });
      await rename(join(back, name), join(read, name));
    },
  };
}
