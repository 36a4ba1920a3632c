import type { Recipient } from '#server/modules/identity/recipient-store.ts';
import type { NewMessage } from '#server/modules/messaging/store.ts';
import { startCodeSeal } from '#server/modules/visit/start-code.ts';
import { findStartCode } from '#server/modules/visit/store.ts';
import type { Database } from '#server/platform/database/connect.ts';
import type { Keys } from '#server/platform/secrets/keys.ts';
import { unseal } from '#server/platform/secrets/seal.ts';

type Happened = {
  readonly id: number;
  readonly type: string;
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
};

const MAKE_A_CODE: ReadonlySet<string> = new Set(['KarigarDispatched', 'StartCodeRenewed']);

/**
 * The start code by SMS, to the customer's own number only: a number that is claimed may be a stranger's. Everybody else
 * sees it in the app. The event does not carry it, because events stay for ever.
 */
export async function startCodeMessages(
  db: Database,
  keys: Keys,
  events: readonly Happened[],
  recipients: ReadonlyMap<string, Recipient>,
): Promise<NewMessage[]> {
  const messages: NewMessage[] = [];
  for (const { id, subject, data } of events.filter(({ type }) => MAKE_A_CODE.has(type))) {
    const userId = String(data.userId);
    const recipient = recipients.get(userId);
    const visitId = String(data.dayId ?? subject);
    const sealed = await findStartCode(db, visitId);
    const code = sealed && unseal<string>(keys, sealed, startCodeSeal(visitId));
    if (!code || !recipient?.mobile || !recipient.mobileProven) continue;
    messages.push({
      ...{ template: 'start-code', language: recipient.language, userId },
      ...{ channel: 'sms', to: recipient.mobile, instead: null },
      params: { code, reference: String(data.reference) },
      key: `event ${id} start-code sms`,
    });
  }
  return messages;
}
