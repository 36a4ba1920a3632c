import type { ReportedBy, ReportRequest } from '#server/adapters/messages/messenger.ts';
import { recordReport } from '#server/flows/messaging/record-report.ts';
import type { MessageDeps } from './send-message.ts';

export type ReportsTaken = 'accepted' | 'forged' | 'no-such-channel' | 'not-readable';

/** Delivery reports as they come in: a sender who cannot prove who they are is not heard. */
export async function receiveReports(
  deps: Pick<MessageDeps, 'pool' | 'now' | 'log' | 'keys' | 'messenger'>,
  channel: ReportedBy,
  request: ReportRequest,
): Promise<ReportsTaken> {
  const reader = deps.messenger.reports[channel];
  if (!reader) return 'no-such-channel';
  if (!reader.isGenuine(request)) {
    deps.log.attack('report-forged', { channel, bytes: request.body.byteLength });
    return 'forged';
  }
  const reports = readSafely(() => reader.read(request.body));
  if (!reports) return 'not-readable';
  for (const report of reports) {
    const taken = await recordReport(deps, { ...report, channel });
    if (taken === 'undelivered')
      deps.log.warn('message-undelivered', { channel, reason: report.reason });
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
