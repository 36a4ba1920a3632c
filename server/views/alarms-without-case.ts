import type { NewItem } from '#server/modules/inbox/item.ts';
import type { Database } from '#server/platform/database/connect.ts';
import { statement } from '#server/platform/database/statement.ts';

type Row = Pick<NewItem, 'kind' | 'about' | 'harms' | 'harmAt'> & {
  bookingId: string | null;
  karigarId: number | null;
  leadId: string | null;
  because: string | null;
};

/** Alarms that only people end and that are open without a case: opened before there were cases. */
export async function listAlarmsWithoutCase(db: Database): Promise<NewItem[]> {
  const rows = await selectAlarms.run(db, []);
  return rows.map(({ bookingId, karigarId, leadId, because, ...item }) => ({
    ...item,
    ...(bookingId !== null && { bookingId }),
    ...(karigarId !== null && { karigarId }),
    ...(leadId !== null && { leadId }),
    ...(because !== null && { because }),
    meanwhile: { does: 'nothing' },
  }));
}

const selectAlarms = statement<[], Row>({
  name: 'view-alarms-without-case',
  text: `select i.kind, i.about, i.harms, i.harm_at as "harmAt", i.booking_id as "bookingId", i.karigar_id as "karigarId",
      i.lead_id as "leadId", i.because
    from inbox_items i
    where i.closed_at is null and i.kind in ('dispute', 'safety-exit', 'call-back')
      and (i.kind <> 'call-back' or exists (select from leads l where l.id = i.lead_id))
      and not exists (select from cases c where c.kind = i.kind and c.about = i.about)
    order by i.harm_at limit 500`,
});
