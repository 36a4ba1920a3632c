import { isOpen } from '#contract/booking-phases.ts';
import { keysOf } from '#contract/catalogue/choices.ts';
import { optionNameIn, serviceNameIn } from '#contract/catalogue/words.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import type { readBooking } from '#contract/customer/read-booking.ts';
import type { OutputOf } from '#contract/operation.ts';
import { formatRupees } from '#kernel/money.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import './booked-items.css';

export type Sold = OutputOf<typeof readBooking>['sold'];

/** The option of a booking without the items that stand beside it with their prices. */
export const optionAlone = (option: string | null, sold: Sold): string | null =>
  keysOf(option)
    .filter((key) => !sold?.items.some((item) => item.key === key))
    .join('.') || null;

/** The chosen job, size and add-ons with their prices, and what to keep ready until the work begins. */
export function BookedItems({ booking, sold }: { booking: BookingView; sold: Sold }) {
  const { catalogue, history } = useWords();
  const lang = useLang();
  const words = history.detail.booked;
  if (!sold) return null;
  const { items, basePaise } = sold;
  const ready = isOpen(booking.status) ? (sold.keepReady[lang] ?? sold.keepReady.en ?? []) : [];
  if (items.length === 0 && ready.length === 0) return null;
  const { serviceSlug, serviceName, option } = booking;
  const base =
    optionNameIn(catalogue, optionAlone(option, sold)) ??
    serviceNameIn(catalogue, serviceSlug, serviceName);
  return (
    <section className="detail-card booked-items">
      {items.length > 0 && <h2>{words.title}</h2>}
      {items.length > 0 && (
        <ul className="prices num">
          {items.map(({ key, pricePaise }) => (
            <li key={key}>
              <Icon name="check" />
              <span>{catalogue.options[key] ?? key}</span>
              <b>{pricePaise > 0 ? `+${formatRupees(pricePaise)}` : words.inThePrice}</b>
            </li>
          ))}
          <li>
            <Icon name="wrench" />
            <span>{base}</span>
            <b>{formatRupees(basePaise)}</b>
          </li>
        </ul>
      )}
      {ready.length > 0 && <h2>{words.keepReady}</h2>}
      {ready.length > 0 && (
        <ul>
          {ready.map((one) => (
            <li key={one}>
              <Icon name="house" />
              {one}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
