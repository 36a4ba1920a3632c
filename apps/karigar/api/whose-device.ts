const KEY = 'karigar';

/** The one who was last signed in here: what is kept on the telephone is kept under his name, and found by him only. */
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
