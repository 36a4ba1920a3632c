import { accept, type Outcome, refuse } from '#kernel/outcome.ts';
import { noteDestination } from '#server/flows/transfer/note-destination.ts';
import type { PayoutDeps } from './move-transfer.ts';

export type FoundName = {
  readonly destinationId: string;
  readonly upiId: string;
  /** Null where no company is configured that could be asked. */
  readonly name: string | null;
};

/** The name behind a UPI id, before anything is paid there: its owner is to recognise it. */
export async function findUpiName(
  deps: Pick<PayoutDeps, 'pool' | 'now' | 'payouts'>,
  typed: { readonly userId: string; readonly upiId: string },
): Promise<Outcome<FoundName, 'upi-id-unknown' | 'upi-name-unavailable'>> {
  const { userId, upiId } = typed;
  const { provider } = deps.payouts;
  if (!provider) {
    const destinationId = await noteDestination(deps, { userId, upiId, holderName: null });
    return accept({ destinationId, upiId, name: null });
  }
  const report = await provider.findName(upiId);
  if (report.state === 'no-such-id') return refuse('upi-id-unknown');
  if (report.state === 'unknown') return refuse('upi-name-unavailable');
  const name = report.name.slice(0, 100);
  const destinationId = await noteDestination(deps, { userId, upiId, holderName: name });
  return accept({ destinationId, upiId, name });
}
