type ScriptUrls = { createScriptURL: (url: string) => string };
type TrustedTypes = { createPolicy: (name: string, rules: ScriptUrls) => ScriptUrls };

/** Pages run only scripts whose address somebody vouches for (Trusted Types); this one is of our own build. */
export function ownScript(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('aangan-own-script', { createScriptURL: (own) => own });
  return policy?.createScriptURL(url) ?? url;
}

let policy: ScriptUrls | undefined;
