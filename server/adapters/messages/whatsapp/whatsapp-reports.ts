import { createHmac, timingSafeEqual } from 'node:crypto';
import { type DeliveryReport, nameGiven } from '../rendered-message.ts';

/** `X-Hub-Signature-256: sha256=…` over the bytes as they came; compared in constant time. */
export function isFromWhatsApp(
  appSecret: string,
  body: Uint8Array,
  signature: string | null,
): boolean {
  const expected = Buffer.from(
    `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`,
  );
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

type Status = {
  id?: unknown;
  status?: unknown;
  biz_opaque_callback_data?: unknown;
  errors?: { code?: unknown }[];
};

/** The delivery states in a webhook; whatever else it tells is nothing to us. */
export function readWhatsAppReports(body: Uint8Array): DeliveryReport[] {
  const { entry } = JSON.parse(Buffer.from(body).toString('utf8')) as {
    entry?: { changes?: { value?: { statuses?: Status[] } }[] }[];
  };
  const changes = (entry ?? []).flatMap(({ changes }) => changes ?? []);
  return changes.flatMap(({ value }) => value?.statuses ?? []).flatMap(reportOf);
}

function reportOf({
  id,
  status,
  biz_opaque_callback_data: ours,
  errors,
}: Status): DeliveryReport[] {
  const named = {
    channelReference: nameGiven(id),
    id: nameGiven(ours),
  };
  if (status === 'delivered' || status === 'read') {
    return [{ ...named, state: 'delivered', reason: null }];
  }
  if (status !== 'failed') return [];
  return [{ ...named, state: 'failed', reason: `whatsapp ${Number(errors?.[0]?.code ?? 0)}` }];
}
