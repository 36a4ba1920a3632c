import { moves } from '#contract/lifecycle.ts';
import { type Instalment, waitsForMoney } from '#server/modules/booking/booking.ts';
import { recordFirm, recordInstalmentPaid } from '#server/modules/booking/store.ts';
import { countMoney, type Money, recordPartPaid } from '../../steps/money/count-money.ts';

/** Money pays parts of its booking: they are paid, the booking is firm, and the books and records have it. */
export async function settleParts(money: Money, parts: readonly Instalment[]): Promise<void> {
  const { db, now, booking } = money;
  for (const { position } of parts) await recordInstalmentPaid(db, booking.id, position, now);
  const becameFirm = booking.status === 'pending' && booking.firmAt === null;
  await recordFirm(db, booking.id, now);
  const wanted = booking.status === 'pending' && waitsForMoney(booking);
  const eventId = await recordPartPaid(money, moves.settle.event, { becameFirm, wanted });
  await countMoney(money, eventId, parts);
}
