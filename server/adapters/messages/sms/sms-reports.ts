import { timingSafeEqual } from 'node:crypto';
import { type DeliveryReport, nameGiven } from '../rendered-message.ts';

/** MSG91 signs nothing; what proves it is a secret that stands in the address we gave it. */
export function isFromSmsProvider(secret: string, given: string): boolean {
  const [expected, said] = [Buffer.from(secret), Buffer.from(given)];
  return said.length === expected.length && timingSafeEqual(said, expected);
}

type Report = {
  requestId?: unknown;
  CRQID?: unknown;
  status?: unknown;
  desc?: unknown;
  failureReason?: unknown;
};

/** One report, several, or several in `report` of each request: MSG91's webhooks have had all these forms. */
export function readSmsReports(body: Uint8Array): DeliveryReport[] {
  const told: unknown = JSON.parse(Buffer.from(body).toString('utf8'));
  return [told]
    .flat()
    .filter((one): one is Report & { report?: Report[] } => typeof one === 'object' && one !== null)
    .flatMap((one) =>
      (one.report ?? [one]).map((report) => ({ requestId: one.requestId, ...report })),
    )
    .flatMap(reportOf);
}

function reportOf({ requestId, CRQID, status, desc }: Report): DeliveryReport[] {
  const named = {
    channelReference: nameGiven(requestId),
    id: nameGiven(CRQID),
  };
  const said = [status, desc].map((text) => String(text ?? '').toLowerCase());
  if (said[0] === '1' || said.includes('delivered')) {
    return [{ ...named, state: 'delivered', reason: null }];
  }
  const isFinal =
    FAILED.has(said[0] as string) || said.some((text) => /fail|reject|block/.test(text));
  return isFinal
    ? [{ ...named, state: 'failed', reason: `sms report ${said[0]}`.slice(0, 40) }]
    : [];
}

/** Failed; "do not disturb"; rejected; a blocked number; rejected. */
const FAILED = new Set(['2', '9', '16', '17', '25']);
