import { normaliseMobile } from '#contract/fields/mobile.ts';
import type { OutputOf } from '#contract/operation.ts';
import { readSwitchedOff } from '#contract/public/read-switched-off.ts';
import { requestCallBack } from '#contract/public/request-call-back.ts';
import { newId } from '#kernel/ids.ts';

export { loadCallBackWords } from './call-back-words.ts';

export type CallBackAnswer =
  | { outcome: 'sent'; callBy?: string }
  | { outcome: 'offline' | 'failed' | 'too-many-requests' | 'call-backs-off' }
  | { outcome: 'invalid'; fields: Record<string, string> };

/** One id for one wish: pressing again after a lost answer asks the server once. */
let id = newId();

/** Checks with the server's own rules, then asks. Every code it answers with has words in the form. */
export async function sendCallBackRequest(form: FormData): Promise<CallBackAnswer> {
  const text = (name: string) => String(form.get(name) ?? '');
  const request = requestCallBack.input.safeParse({
    id,
    name: text('name'),
    mobile: normaliseMobile(text('mobile')),
    serviceInterest: text('serviceInterest'),
    area: text('area'),
    language: document.documentElement.lang,
  });
  if (!request.success) return { outcome: 'invalid', fields: firstCodes(request.error.issues) };
  try {
    const response = await fetch(requestCallBack.path, {
      method: requestCallBack.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request.data),
    });
    return await read(response);
  } catch {
    return { outcome: 'offline' };
  }
}

/** Whether operations have switched call-backs off for a while; without an answer they have not. */
export async function areCallBacksOff(): Promise<boolean> {
  try {
    const response = await fetch(readSwitchedOff.path);
    if (!response.ok) return false;
    const { refused } = (await response.json()) as OutputOf<typeof readSwitchedOff>;
    return refused.includes('call-backs-off');
  } catch {
    return false;
  }
}

/** The field shows ten digits behind its fixed +91, whatever was typed or pasted. */
export function tidyMobile(control: HTMLInputElement | HTMLSelectElement): void {
  const digits = normaliseMobile(control.value).slice('+91'.length);
  if (control.value !== digits) control.value = digits;
}

async function read(response: Response): Promise<CallBackAnswer> {
  if (response.ok) {
    // A server of the version before does not say by when.
    const { callBy } = (await response.json()) as Partial<OutputOf<typeof requestCallBack>>;
    id = newId();
    return { outcome: 'sent', ...(callBy && { callBy }) };
  }
  if (response.status === 429) return { outcome: 'too-many-requests' };
  const answer = (await response.json().catch(() => ({}))) as {
    code?: string;
    fields?: Record<string, string>;
  };
  if (answer.code === 'call-backs-off') return { outcome: answer.code };
  if (response.status === 422 && answer.fields)
    return { outcome: 'invalid', fields: answer.fields };
  return { outcome: 'failed' };
}

function firstCodes(issues: readonly { path: readonly PropertyKey[]; message: string }[]) {
  const codes: Record<string, string> = {};
  for (const { path, message } of issues) codes[String(path[0])] ??= message;
  return codes;
}
