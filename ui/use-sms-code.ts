import { useEffect, useEffectEvent } from 'react';
import { codeOf } from './one-time-digits.ts';

/**
 * Browsers that know WebOTP ask whether the page may read the code from the SMS, which names our site in its last line
 * (`@host #code`). In others the keyboard offers it (`autocomplete="one-time-code"`), or it is typed.
 */
export function useSmsCode(wanted: boolean, take: (code: string) => void): void {
  const taken = useEffectEvent(take);
  useEffect(() => {
    if (!wanted || !('OTPCredential' in window)) return;
    const leaving = new AbortController();
    const request = { otp: { transport: ['sms'] }, signal: leaving.signal };
    navigator.credentials.get(request as CredentialRequestOptions).then(
      (read) => taken(codeOf((read as { code?: string } | null)?.code ?? '')),
      // Refused, not answered in time, or the field is gone: it is typed then.
      () => {},
    );
    return () => leaving.abort();
  }, [wanted]);
}
