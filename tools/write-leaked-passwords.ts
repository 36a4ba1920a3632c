import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filterOf } from '#server/platform/secrets/leaked-passwords.ts';
import { ROOT } from './project.ts';

/**
 * `node tools/write-leaked-passwords.ts <list>` writes the filter of leaked passwords anew, from a list with one in each
 * line. Which list it was, decision 0820 says.
 */
const SHORTEST = 8;
const lists = process.argv.slice(2);
if (lists.length === 0) throw new Error('Name at least one list, with one password in each line.');
const passwords = new Set(
  lists
    .flatMap((list) => readFileSync(list, 'utf8').split(/\r?\n/))
    .map((line) => line.trim().toLowerCase())
    .filter((password) => password.length >= SHORTEST),
);
const file = join(ROOT, 'server', 'platform', 'secrets', 'leaked-passwords.bin');
writeFileSync(file, filterOf(passwords));
console.log(`${passwords.size} passwords stand in the filter.`);
