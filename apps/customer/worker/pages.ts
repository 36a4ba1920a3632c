import { isPathOfTheApp } from '#contract/app-paths.ts';
import { keptPage } from './files.ts';

/** A network that says neither yes nor no: the app is shown without waiting any longer. */
const PATIENCE_MS = 4000;

/** Answered from the network, which has the latest; the kept answer stands in when it fails. */
export async function answerPage(request: Request): Promise<Response> {
  const isOfTheApp = isPathOfTheApp(new URL(request.url).pathname);
  const asked = fetch(request);
  try {
    return await (isOfTheApp ? soon(asked) : asked);
  } catch {
    return (await keptPage(isOfTheApp)) ?? asked;
  }
}

function soon(asked: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(reject, PATIENCE_MS);
    asked.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
