import { keysFrom } from '#server/platform/secrets/keys.ts';

export const SECRET = 'the secret of every test, more than thirty-two characters';
export const TEST_KEYS = keysFrom(SECRET);
