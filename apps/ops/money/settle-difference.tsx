import { useRef, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import { adoptDifference } from '#contract/ops/adopt-difference.ts';
import { listDifferenceCandidates } from '#contract/ops/list-difference-candidates.ts';
import { matchDifference } from '#contract/ops/match-difference.ts';
import { newId } from '#kernel/ids.ts';
import { readAnew, useReading } from '../api/reading.ts';
import { ActForm } from '../shell/act.tsx';
import { Link } from '../shell/path.tsx';
import { shownAt, shownMoney } from '../shell/shown.ts';
import { Waiting } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { FindBooking, type FoundBooking } from './find-booking.tsx';

type Place = { readonly settlementId: string; readonly position: number };
type Found = OutputOf<typeof listDifferenceCandidates>;
type Candidate = Found['candidates'][number];

/** An unknown line of a report: which payment or refund of ours it is, or for whose booking it was paid. */
export function SettleDifference(props: Place & { isPayment: boolean; onDone: () => void }) {
  const { settlementId, position, isPayment, onDone } = props;
  const { opsMoney: says } = useSpeech().words;
  const place = { settlementId, position };
  const reading = useReading(listDifferenceCandidates, place);
  const [chosen, setChosen] = useState<string>();
  const found = reading.value;
  const one = found?.candidates.find(({ ourReference }) => ourReference === chosen);
  return (
    <div className="o-stack">
      <Waiting reading={reading} />
      {found?.candidates.length === 0 && <p className="o-help">{says.noCandidates}</p>}
      {found && found.candidates.length > 0 && (
        <Candidates all={found.candidates} chosen={chosen} onChoose={setChosen} />
      )}
      {found && one && <Match key={one.ourReference} {...{ place, found, one, onDone }} />}
      {isPayment && <Adopt place={place} onDone={onDone} />}
    </div>
  );
}

function Candidates(props: {
  all: readonly Candidate[];
  chosen: string | undefined;
  onChoose: (ourReference: string) => void;
}) {
  const { words, lang } = useSpeech();
  const { opsMoney: says } = words;
  return (
    <fieldset className="o-field">
      <legend>
        <b>{says.candidates}</b>
      </legend>
      {props.all.map((one) => (
        <label key={one.ourReference} className="row">
          <input
            type="radio"
            name="candidate"
            checked={props.chosen === one.ourReference}
            onChange={() => props.onChoose(one.ourReference)}
          />
          <span className="o-anywhere">
            {one.ourReference} · {one.booking}, {shownAt(one.at, lang)}
            {one.isAlike && <span className="o-chip calm">{says.alike}</span>}
            {one.proposedBy && (
              <span className="o-help"> {says.proposed({ name: one.proposedBy })}</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type MatchProps = { place: Place; found: Found; one: Candidate; onDone: () => void };

function Match({ place, found, one, onDone }: MatchProps) {
  const { opsMoney: says } = useSpeech().words;
  const id = useRef(newId());
  const { amountPaise, feePaise, taxPaise } = found;
  const [amount, kept] = [shownMoney(amountPaise), shownMoney(feePaise + taxPaise)];
  if (one.mine)
    return (
      <p className="o-note calm" role="status">
        {says.matchWaits}
      </p>
    );
  return (
    <ActForm
      title={says.match}
      text={says.matchText({ amount, kept, booking: one.booking })}
      button={says.match}
      onAct={async (why, acting) => {
        const { ourReference } = one;
        const sent = { ...place, ourReference, id: id.current, why };
        const done = await acting.run(matchDifference, sent);
        if (done) onDone();
        else await readAnew();
        return done;
      }}
    >
      {one.needsTwo && (
        <p className="o-note calm">
          {one.proposedBy ? says.proposed({ name: one.proposedBy }) : says.matchNeedsTwo}
        </p>
      )}
      <p>
        <Link className="o-link mono" to={`/bookings/${one.bookingId}`}>
          {one.booking}
        </Link>
      </p>
    </ActForm>
  );
}

function Adopt({ place, onDone }: { place: Place; onDone: () => void }) {
  const { opsMoney: says } = useSpeech().words;
  const [booking, setBooking] = useState<FoundBooking>();
  const id = useRef(newId());
  return (
    <details>
      <summary className="o-link">{says.adoptIt}</summary>
      <FindBooking label={says.adoptFor} found={booking} onFind={setBooking} />
      {booking && (
        <ActForm
          title={says.adoptTitle({ booking: booking.reference })}
          text={says.adoptText}
          button={says.adopt}
          onAct={async (why, acting) => {
            const sent = { ...place, bookingId: booking.id, id: id.current, why };
            const done = await acting.run(adoptDifference, sent);
            if (done) onDone();
            return done;
          }}
        />
      )}
    </details>
  );
}
