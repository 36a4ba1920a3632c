import { servicePath } from '#contract/catalogue/service-page.ts';
import { optionWithout } from '#contract/catalogue/sold-as.ts';
import { formatRupees } from '#kernel/money.ts';
import { Button } from '#ui/button.tsx';
import { useWords } from '#ui/words.tsx';
import type { Booking } from './use-booking.ts';
import './chosen-items.css';

/** Sizes and add-ons that were chosen on the page of the service; who comes from the card has chosen none and sees nothing. */
export function ChosenItems({ booking }: { booking: Booking }) {
  const { booking: words, catalogue } = useWords();
  const { items, draft, slug, change } = booking;
  if (items.length === 0) return null;
  const page = `${servicePath(slug)}?${new URLSearchParams({ option: draft.option ?? '' })}`;
  return (
    <section className="chosen-items" aria-labelledby="chosen-items">
      <h3 id="chosen-items">{words.chosen}</h3>
      <ul className="num">
        {items.map(({ key, pricePaise }) => (
          <li key={key}>
            <span>{catalogue.options[key] ?? key}</span>
            {pricePaise > 0 && <b>+{formatRupees(pricePaise)}</b>}
          </li>
        ))}
      </ul>
      <p>
        <a className="link" href={page}>
          {words.changeChosen}
        </a>
        <Button
          look="soft"
          onClick={() => change((now) => ({ ...now, option: optionWithout(now.option, items) }))}
        >
          {words.dropChosen}
        </Button>
      </p>
    </section>
  );
}
