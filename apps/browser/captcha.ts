import type { CaptchaPurpose } from '#contract/fields/captcha.ts';
import { readCaptcha } from '#contract/public/read-captcha.ts';
import { type Answer, call } from './call.ts';
import { ownScript } from './own-script.ts';
import workerUrl from './solve-captcha.worker.ts?worker&url';

type Solved = Answer<string, 'captcha-check-failed'>;
type Underway = { readonly since: number; readonly solved: Promise<Solved> };

/** The server takes a solution for five minutes; an older one is not worth sending. */
const FRESH_MS = 240_000;
const PATIENCE_MS = 60_000;
const underway = new Map<CaptchaPurpose, Underway>();

/** Begins the unseen work as soon as somebody touches a form that will need it. */
export function prepareCaptcha(purpose: CaptchaPurpose): void {
  const last = underway.get(purpose);
  if (last && Date.now() - last.since < FRESH_MS) return;
  underway.set(purpose, { since: Date.now(), solved: solve(purpose) });
}

/** The solution, used once: the next request needs its own. */
export async function takeCaptcha(purpose: CaptchaPurpose): Promise<Solved> {
  prepareCaptcha(purpose);
  const solved = underway.get(purpose)?.solved;
  underway.delete(purpose);
  const first = await (solved ?? solve(purpose));
  // One that was begun earlier may have met a moment without network.
  return first.ok ? first : solve(purpose);
}

async function solve(purpose: CaptchaPurpose): Promise<Solved> {
  const answer = await call(readCaptcha, { purpose });
  if (!answer.ok) return { ok: false, refusal: { code: answer.refusal.code } };
  const solution = await work(answer.value.challenge).catch(() => null);
  if (solution) return { ok: true, value: solution };
  return { ok: false, refusal: { code: 'captcha-check-failed' } };
}

function work(challenge: unknown): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(ownScript(workerUrl), { type: 'module' });
    const end = (solution: string | null) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(solution);
    };
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    worker.addEventListener('message', (event: MessageEvent<string | null>) => end(event.data));
    worker.addEventListener('error', () => end(null));
    worker.postMessage(challenge);
  });
}
