import { type Keys, readingKeys } from './keys.ts';
import { isGenuine, readPass, writePass } from './pass.ts';

const about = (id: string): string => `undo ${id}`;

/** Names a change and proves that we wrote it, so nothing is kept of a link that nobody follows. */
export const undoToken = ({ passes }: Pick<Keys, 'passes'>, id: string): string =>
  writePass(passes, id, 0, about(id));

/** The change that a token of ours takes back. */
export function readUndoToken(keys: Keys, token: string): string | undefined {
  const pass = readPass(token);
  if (!pass) return undefined;
  const isOurs = readingKeys(keys).some(({ passes }) => isGenuine(passes, pass, about(pass.id)));
  return isOurs ? pass.id : undefined;
}
