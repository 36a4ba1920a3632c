import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { keptText } from './kept-text.ts';

const BYTES = 32;
/** As text, in base64url. */
const LENGTH = 43;

/** The secret of a house that was given none: made once for each data folder. */
export const serverSecret = (folder: string): string =>
  keptText(
    join(folder, 'house-secret'),
    () => randomBytes(BYTES).toString('base64url'),
    ({ length }) => length >= LENGTH,
  );
