import { isBeforeWork } from '#contract/booking-phases.ts';
import type { LiveVisit } from '#contract/customer/live-visit.ts';
import { isMapOld } from '#contract/live.ts';
import type { Words } from '#i18n/index.ts';
import { shownClock } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';

/** The distance and the time of arrival. Only a change of state is read out, not every street that is passed. */
export function VisitNow({ visit, live }: { visit: LiveVisit; live: boolean }) {
  const words = useWords().visit;
  const { arrival, replaced, status, actions } = visit;
  return (
    <div className="visit-now">
      <p className="headline" role="status" aria-live="polite">
        {sentenceOf(visit, words.now)}
        {actions.includes('answer-estimate') && (
          <span className="visually-hidden">{words.estimate.title}</span>
        )}
        {arrival?.late && <span className="late">{words.late}</span>}
      </p>
      {arrival && (
        <p className="arrives num">
          <Icon name="clock" />
          <b>{windowOf(arrival, words)}</b>
        </p>
      )}
      <Where visit={visit} />
      {replaced && isBeforeWork(status) && <p className="note">{words.replaced}</p>}
      {!live && (
        <p className="behind" role="status">
          <Icon name="no-network" />
          {words.behind}
        </p>
      )}
    </div>
  );
}

const windowOf = (
  { from, until, basis }: NonNullable<LiveVisit['arrival']>,
  words: Words['visit'],
): string => {
  const times = { from: shownClock(from), until: shownClock(until) };
  return basis === 'position' ? words.arrives(times) : words.planned(times);
};

function Where({ visit: { position, status } }: { visit: LiveVisit }) {
  const words = useWords().visit;
  const lang = useLang();
  if (status !== 'dispatched') return null;
  if (!position) return <p className="where">{words.hidden}</p>;
  const place = position.place[lang];
  return (
    <p className="where num">
      {words.where({ place, km: shownKm(position.roadKm) })}
      {isMapOld(position.minutesOld) ? (
        <small className="old">{words.mapOld({ minutes: position.minutesOld })}</small>
      ) : (
        <small>{words.seen({ time: shownClock(position.at) })}</small>
      )}
    </p>
  );
}

/** Nobody's last hundred metres are counted. */
export const shownKm = (km: number): string => Math.max(0.5, km).toFixed(km < 3 ? 1 : 0);

function sentenceOf(visit: LiveVisit, words: Words['visit']['now']): string {
  const name = visit.karigar?.name ?? '';
  switch (visit.status) {
    case 'assigned':
      return words.assigned({ name });
    case 'dispatched':
      return words.dispatched({ name });
    case 'arrived':
      return words.arrived({ name });
    case 'in_progress':
      return words.inProgress({ name });
    case 'done':
      return words.done;
    case 'disputed':
      return words.disputed;
    case 'completed':
      return words.completed;
    default:
      return visit.replaced ? words.findingAgain : words.finding;
  }
}
