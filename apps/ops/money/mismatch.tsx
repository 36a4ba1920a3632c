import { type FormEvent, useId, useState } from 'react';
import type { OutputOf } from '#contract/operation.ts';
import type { listStuckMoney } from '#contract/ops/list-stuck-money.ts';
import { MISMATCH_WAYS, resolveMismatch } from '#contract/ops/resolve-mismatch.ts';
import { Dialog } from '#ui/dialog.tsx';
import { useAct } from '../shell/act.tsx';
import { ActNotes, TextField } from '../shell/field.tsx';
import { Foot } from '../shell/foot.tsx';
import { Link } from '../shell/path.tsx';
import { shownMoney } from '../shell/shown.ts';
import { Ways } from '../shell/ways.tsx';
import { useSpeech } from '../shell/words.tsx';
import { FindBooking, type FoundBooking } from './find-booking.tsx';

type Stuck = OutputOf<typeof listStuckMoney>['stuck'][number];
type Way = (typeof MISMATCH_WAYS)[number];

/** A payment that does not fit: what came beside what was asked for, and the three things that can be done with it. */
export function Mismatch({ one, onClose }: { one: Stuck; onClose: () => void }) {
  const { words } = useSpeech();
  const { opsMismatch: says } = words;
  const heading = useId();
  const acting = useAct();
  const [way, setWay] = useState<Way>(one.proposedWay ?? 'return');
  const [other, setOther] = useState<FoundBooking>();
  const [why, setWhy] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const done = await acting.run(resolveMismatch, {
      ...{ attemptId: one.id, way, why, gatewayReference: one.gatewayReference ?? '' },
      ...(way === 'match' && other && { bookingId: other.id }),
    });
    if (done) onClose();
  };
  const waits = acting.code === 'needs-another-person';
  return (
    <Dialog labelledBy={heading} onClose={onClose} className="o-dialog">
      <header>
        <h2 id={heading}>{says.title}</h2>
      </header>
      <form className="o-act" onSubmit={(event) => void submit(event)}>
        <div className="in o-stack">
          <Facts one={one} />
          {one.proposedWay && (
            <p className="o-note calm">{says.firstSaid({ way: says.ways[one.proposedWay] })}</p>
          )}
          <WaysOn way={way} onChoose={setWay} />
          {way === 'match' && <FindBooking label={says.other} found={other} onFind={setOther} />}
          <div className="o-field">
            <TextField label={words.ops.why} value={why} maxLength={300} onType={setWhy} />
          </div>
          {waits ? (
            <p className="o-note calm" role="status">
              {says.needsTwo}
            </p>
          ) : (
            <ActNotes acting={acting} />
          )}
        </div>
        <Foot
          act={{
            label: says.do,
            disabled: waits || (way === 'match' && !other),
            busy: acting.busy,
          }}
          close={waits ? words.ops.close : words.ops.cancel}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}

function WaysOn(chosen: { way: Way; onChoose: (way: Way) => void }) {
  const { opsMismatch: says } = useSpeech().words;
  return (
    <Ways
      label={says.way}
      ways={MISMATCH_WAYS}
      nameOf={(each) => says.ways[each]}
      textOf={(each) => says.waysText[each]}
      {...chosen}
    />
  );
}

function Facts({ one }: { one: Stuck }) {
  const { words } = useSpeech();
  const { opsMismatch: says } = words;
  const facts = [
    [says.asked, one.askedPaise === null ? '–' : shownMoney(one.askedPaise)],
    [says.came, shownMoney(one.amountPaise)],
    [says.gateway, one.provider],
    [says.theirName, one.gatewayReference],
  ] as const;
  return (
    <dl className="o-facts">
      {facts.map(([name, value]) => (
        <div key={name} className="o-fact">
          <dt>{name}</dt>
          <dd className="o-anywhere">{value}</dd>
        </div>
      ))}
      {one.bookingId && (
        <div className="o-fact">
          <dt>{words.opsAudit.whose.booking}</dt>
          <dd>
            <Link className="o-link mono" to={`/bookings/${one.bookingId}`}>
              {one.reference}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}
