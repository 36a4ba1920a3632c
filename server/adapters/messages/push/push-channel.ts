import { call } from '../call.ts';
import {
  type Channel,
  failed,
  type RenderedPush,
  type Sent,
  sentAs,
  unknown,
} from '../rendered-message.ts';
import type { VapidKeys } from './vapid-keys.ts';

export type PushSettings = {
  /** Our name for the push services: `mailto:…` and a pair of keys. */
  readonly subject: string;
  readonly keys: VapidKeys;
  /** Address that really takes a message for this endpoint; in development that is the simulator. */
  readonly addressOf: (endpoint: string) => Promise<string>;
};

/** A push is of no use the day after, or when its own time is over. */
const DAY_SECONDS = 24 * 60 * 60;
const keepSeconds = (untilAt = Number.POSITIVE_INFINITY): number =>
  Math.max(0, Math.min(DAY_SECONDS, Math.floor((untilAt - Date.now()) / 1000)));

/** Web push (RFC 8030), encrypted for the one browser (RFC 8291), signed by us (RFC 8292). */
export function createPushChannel({
  subject,
  keys,
  addressOf,
}: PushSettings): Channel<RenderedPush> {
  return async ({ id, to, title, body, path, hurried, tag, untilAt }) => {
    const { default: webPush } = await import('web-push');
    const subscription = { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } };
    const request = prepare(() =>
      webPush.generateRequestDetails(subscription, JSON.stringify({ id, title, body, path, tag }), {
        vapidDetails: { subject, ...keys },
        TTL: keepSeconds(untilAt),
        urgency: hurried ? 'high' : 'normal',
      }),
    );
    if (!request) return failed('not a subscription');
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    const { 'Content-Length': _, ...others } = Object.fromEntries(headers);
    const answer = await call(await addressOf(to.endpoint), {
      headers: others,
      body: request.body as Uint8Array,
    });
    return judge(answer?.status);
  };
}

/** Keys that no browser made cannot be encrypted for. */
function prepare<Made>(make: () => Made): Made | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

function judge(status: number | undefined): Sent {
  if (status === undefined) return unknown('no answer');
  if (status >= 200 && status < 300) return sentAs(null);
  // The browser has given its subscription up.
  if (status === 404 || status === 410) return { ...failed(`push ${status}`), gone: true } as Sent;
  return status === 429 || status >= 500 ? unknown(`push ${status}`) : failed(`push ${status}`);
}
