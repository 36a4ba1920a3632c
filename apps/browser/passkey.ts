import { importAgain } from './import-again.ts';

type Options = Readonly<Record<string, unknown>>;
type Answered = Record<string, unknown> | undefined;

/** Whether this browser knows passkeys at all. */
export const knowsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

const library = importAgain(() => import('@simplewebauthn/browser'));
type Making = Parameters<
  Awaited<ReturnType<typeof library>>['startRegistration']
>[0]['optionsJSON'];
type Showing = Parameters<
  Awaited<ReturnType<typeof library>>['startAuthentication']
>[0]['optionsJSON'];

/** Has the device make one; nothing when its owner has closed the window, or the device has none to give. */
export async function makePasskey(options: Options): Promise<Answered> {
  try {
    const { startRegistration } = await library();
    return { ...(await startRegistration({ optionsJSON: options as unknown as Making })) };
  } catch {
    return undefined;
  }
}

/** Has the device show one that it holds. */
export async function showPasskey(options: Options): Promise<Answered> {
  try {
    const { startAuthentication } = await library();
    return { ...(await startAuthentication({ optionsJSON: options as unknown as Showing })) };
  } catch {
    return undefined;
  }
}
