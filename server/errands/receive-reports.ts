import { recordReport } from '#server/flows/messaging/record-report.ts';
import type { ReportedBy, ReportRequest } from '#server/outside/messages/messenger.ts';
import type { MessageHouse } from './send-message.ts';

export type ReportsTaken = 'accepted' | 'forged' | 'no-such-channel' | 'not-readable';

/** Delivery reports at the door: whoever cannot prove who he is, is not heard. */
export async function receiveReports(
  house: Pick<MessageHouse, 'pool' | 'now' | 'log' | 'keys' | 'messenger'>,
  channel: ReportedBy,
  request: ReportRequest,
): Promise<ReportsTaken> {
  const reader = house.messenger.reports[channel];
  if (!reader) return 'no-such-channel';
  if (!reader.isGenuine(request)) {
    house.log.attack('report-forged', { channel, bytes: request.body.byteLength });
    return 'forged';
  }
  const reports = readSafely(() => reader.read(request.body));
  if (!reports) return 'not-readable';
  for (const report of reports) {
    const taken = await recordReport(house, { ...report, channel });
    if (taken === 'undelivered')
      house.log.warn('message-undelivered', { channel, reason: report.reason });
  }
  return 'accepted';
}

function readSafely<Read>(read: () => Read): Read | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
