import type { BookingView } from '#contract/customer/booking.ts';
import type { InstalmentView } from '#contract/customer/instalment.ts';
import { useWords } from '#ui/words.tsx';
import { isPictured } from './event-picture.tsx';
import { PlanPart } from './plan-part.tsx';

type DetailPlanProps = { booking: BookingView; instalments: readonly InstalmentView[] };

/**
 * Parts that came to a price which is paid in one piece, such as extra work, while one of them is still unpaid. Those of an
 * event stand with its days.
 */
export function DetailPlan({ booking, instalments }: DetailPlanProps) {
  const words = useWords().changes.plan;
  if (isPictured(booking) || instalments.length < 2) return null;
  if (instalments.every(({ paidAt }) => paidAt)) return null;
  return (
    <section className="detail-card" aria-labelledby="detail-plan">
      <h2 id="detail-plan">{words.title}</h2>
      <ol className="plan">
        {instalments.map((part) => (
          <PlanPart key={part.position} part={part} booking={booking} />
        ))}
      </ol>
    </section>
  );
}
