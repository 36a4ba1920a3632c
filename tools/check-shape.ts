import { checkCommentBeginnings } from './shape/comment-beginnings.ts';
import { contractCodes } from './shape/contract-codes.ts';
import { checkFunctionLengths } from './shape/function-lengths.ts';
import { checkIndexes } from './shape/indexes.ts';
import { checkLocksStandOnce } from './shape/locks.ts';
import { checkMigrations } from './shape/migrations.ts';
import { checkMoneyIsToldOnce } from './shape/money-told-once.ts';
import { checkLeftovers, checkLengths, checkNames, checkVerbs } from './shape/names-and-lengths.ts';
import { checkPlurals } from './shape/plurals.ts';
import { checkEnvironment, checkPurity, checkScreensComputeNoMoney } from './shape/purity.ts';
import { checkRegistries } from './shape/registries.ts';
import { readSourceTree } from './shape/source-tree.ts';
import { checkSqlHasItsPlace, checkTableOwners, checkViewsOnlyRead } from './shape/sql.ts';
import { checkStandsAlone } from './shape/stands-alone.ts';
import { checkStatesByFlows } from './shape/states-by-flows.ts';
import { checkStatuses } from './shape/statuses.ts';
import { checkStylesStay } from './shape/styles.ts';
import { checkTerms } from './shape/terms.ts';
import { checkLanguagesAgree, checkRefusalsHaveWords, readWords } from './shape/words.ts';
import { checkLanguageTables } from './write-languages.ts';

/** Checks the rules of ARCHITECTURE.md that imports cannot show, and answers one sentence for each place that breaks one. */
export async function checkShape(root: string): Promise<string[]> {
  const outdated = checkRegistries(root);
  // An outdated list may name a file that is gone, and cannot be read then.
  if (outdated.length > 0) return outdated;
  const { operations } = await import('#contract/operations.ts');
  const files = readSourceTree(root);
  const words = await readWords(root);
  return [
    ...checkPurity(files),
    ...checkEnvironment(files),
    ...checkScreensComputeNoMoney(files),
    ...checkMoneyIsToldOnce(files),
    ...checkViewsOnlyRead(files),
    ...checkSqlHasItsPlace(files),
    ...checkTableOwners(files),
    ...checkLocksStandOnce(files),
    ...checkMigrations(files),
    ...checkNames(files),
    ...checkVerbs(files),
    ...checkLengths(files),
    ...checkFunctionLengths(files),
    ...checkLeftovers(files),
    ...checkCommentBeginnings(files),
    ...checkStandsAlone(files),
    ...checkStatesByFlows(files),
    ...checkStatuses(files),
    ...checkStylesStay(files),
    ...checkRefusalsHaveWords(contractCodes(operations), words),
    ...checkLanguagesAgree(words),
    ...checkLanguageTables(root),
    ...checkTerms(root),
    ...checkPlurals(files),
    ...checkIndexes(files),
  ].sort();
}

if (import.meta.main) {
  const broken = await checkShape(process.cwd());
  for (const sentence of broken) console.error(sentence);
  if (broken.length > 0) process.exitCode = 1;
}
