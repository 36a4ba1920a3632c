import type { OpsWords } from '#i18n/ops.ts';

type Words = Pick<OpsWords, 'opsEvents' | 'opsActs'>;
type Answers = Pick<OpsWords, 'opsAudit' | 'refusals'>;

/** An event is called as in the files, an operation as in the table of all of them. */
export const shownName = (name: string, { opsEvents, opsActs }: Words): string =>
  ({ ...opsEvents, ...opsActs })[name as keyof Words['opsActs']] ?? name;

/** The answer of the server: done, or why not. */
export function shownAnswer(code: string, { opsAudit, refusals }: Answers): string {
  const said =
    opsAudit.answered[code as keyof typeof opsAudit.answered] ??
    refusals[code as keyof typeof refusals];
  return typeof said === 'string' ? said : code;
}

/** More than these are not asked for at once (`names` of the operation). */
export const MOST_NAMES = 60;

/** Names of the log whose words hold what somebody looks for; the log itself knows no words. */
export function namesSaying(text: string, { opsEvents, opsActs }: Words): string[] {
  const wanted = text.toLocaleLowerCase();
  if (wanted === '') return [];
  return Object.entries({ ...opsEvents, ...opsActs })
    .filter(([, words]) => String(words).toLocaleLowerCase().includes(wanted))
    .map(([name]) => name);
}
