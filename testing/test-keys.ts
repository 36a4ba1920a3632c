import { keysFrom } from '#server/platform/secrets/keys.ts';

export const TEST_KEYS = keysFrom('the secret of every test, more than thirty-two characters');
