import { termsOf } from '#contract/catalogue/known.ts';
import { bookingPath } from '#contract/catalogue/service-page.ts';
import { formatRupees } from '#kernel/money.ts';
import { BookLink } from './book-link.tsx';
import { leastOf, type PartProps, priceNote } from './part.ts';
import { shownLength } from './service-words.ts';

/** Price, options as they are charged, and when somebody is available. */
export function BuyCard(part: PartProps) {
  const { facts, words } = part;
  const many = facts.options.length > 0;
  return (
    <aside className="buy" aria-labelledby="buy">
      <h2 id="buy">{many ? words.choose : words.about}</h2>
      {many ? (
        <Options {...part} />
      ) : (
        <>
          <p className="price">
            <b className="num" data-price={leastOf(facts)} aria-live="polite">
              {formatRupees(leastOf(facts))}
            </b>
            <small>{priceNote(facts, words)}</small>
          </p>
          <BookLink facts={facts} words={words} />
        </>
      )}
      <p className="fees">{words.noFees}</p>
      <Terms {...part} />
      <SlotsForm {...part} />
    </aside>
  );
}

function Options({ facts, words }: PartProps) {
  return (
    <ul className="options">
      {facts.options.map(({ key, pricePaise, durationMinutes, teamSize }) => (
        <li key={key}>
          <h3>{words.catalogue.options[key] ?? key}</h3>
          <p className="num">
            <b data-price={pricePaise}>{formatRupees(pricePaise)}</b> ·{' '}
            <span data-length={durationMinutes}>{shownLength(durationMinutes, words)}</span> ·{' '}
            {words.karigars({ count: teamSize })}
          </p>
          {facts.page?.options?.[key] && <p>{facts.page.options[key]}</p>}
          <BookLink facts={facts} words={words} option={key} line />
        </li>
      ))}
    </ul>
  );
}

function Terms({ facts, words }: PartProps) {
  const { leadTimeMinutes, parts } = termsOf(facts.category);
  return (
    <dl className="terms num">
      {facts.options.length === 0 && (
        <>
          <div>
            <dt>{words.duration}</dt>
            <dd data-length={facts.durationMinutes}>{shownLength(facts.durationMinutes, words)}</dd>
          </div>
          <div>
            <dt>{words.team}</dt>
            <dd>{words.karigars({ count: facts.teamSize })}</dd>
          </div>
        </>
      )}
      <div>
        <dt>{words.leadTime}</dt>
        <dd>{words.leadHours({ hours: leadTimeMinutes / 60 })}</dd>
      </div>
      <div>
        <dt>{words.payment}</dt>
        <dd>
          {parts
            ? words.payParts({
                advance: parts.advancePercent,
                day: parts.eventDayPercent,
                end: parts.completionPercent,
              })
            : words.payWhole}
        </dd>
      </div>
    </dl>
  );
}

/** Works with a script alone; its sentences stand in it, so that the script needs none of its own. */
function SlotsForm({ facts, words }: PartProps) {
  return (
    <form
      className="slots-form"
      noValidate
      data-slots={facts.id}
      data-book={bookingPath(facts.slug)}
      data-looking={words.looking}
      data-wrong={words.pincodeWrong}
      data-not-served={words.notServed}
      data-failed={words.slotsFailed}
      data-offline={words.slotsOffline}
      data-none={words.noSlots}
      data-on={words.slotsOn({ day: '{day}' })}
      data-at={words.bookAt({ time: '{time}' })}
    >
      <h3>{words.slots}</h3>
      <p id="slots-text">{words.slotsText}</p>
      <label htmlFor="pincode">{words.pincode}</label>
      <div className="ask">
        <input
          id="pincode"
          name="pincode"
          className="num"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={6}
          placeholder="400028"
          aria-describedby="slots-text slots-say"
        />
        <button type="submit" className="btn line">
          {words.showSlots}
        </button>
      </div>
      <p id="slots-say" className="say-slots" role="status" />
      <ul className="slot-links num" />
    </form>
  );
}
