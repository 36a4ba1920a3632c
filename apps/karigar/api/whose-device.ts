const KEY = 'karigar';

/** The Karigar who was last signed in here: what is kept on the phone is kept under their name, and found by them only. */
export const whoseDevice = (): string | undefined => remembered()?.uid;

export type Owner = { readonly uid: string; readonly name: string | null };

export function remembered(): Owner | undefined {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberOwner(owner: Owner | undefined): void {
  try {
    if (owner) localStorage.setItem(KEY, JSON.stringify(owner));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be forbidden: then nothing can be read without a signal.
  }
}
