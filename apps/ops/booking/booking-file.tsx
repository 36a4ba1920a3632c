import { useState } from 'react';
import { optionNameIn } from '#contract/catalogue/words.ts';
import type { OutputOf } from '#contract/operation.ts';
import { listBookingMessages } from '#contract/ops/list-booking-messages.ts';
import { listNotes } from '#contract/ops/list-notes.ts';
import { openBookingContacts } from '#contract/ops/open-booking-contacts.ts';
import { readBookingFile } from '#contract/ops/read-booking-file.ts';
import { readBookingRecords } from '#contract/ops/read-booking-records.ts';
import { readDispute } from '#contract/ops/read-dispute.ts';
import { readRatingAppeal } from '#contract/ops/read-rating-appeal.ts';
import { useReading } from '../api/reading.ts';
import { ActForm } from '../shell/act.tsx';
import { FileWatchers } from '../shell/file-watchers.tsx';
import { languageName } from '../shell/language-name.ts';
import { Notes } from '../shell/notes.tsx';
import { Panel } from '../shell/panel.tsx';
import { Link } from '../shell/path.tsx';
import { useMay } from '../shell/roles.tsx';
import { shownAt } from '../shell/shown.ts';
import { WaitingRoom } from '../shell/waiting.tsx';
import type { Wish } from '../shell/wishes.tsx';
import { useServiceName, useSpeech } from '../shell/words.tsx';
import { Acts } from './acts.tsx';
import { Complaint } from './complaint.tsx';
import { type File, hasSeen } from './file.ts';
import { History } from './history.tsx';
import { Messages } from './messages.tsx';
import { MoneyPanel } from './money-panel.tsx';
import { Progress } from './progress.tsx';
import { RatingAppeal } from './rating-appeal.tsx';
import { Records } from './records.tsx';
import { Safety } from './safety.tsx';
import { WhoComes } from './who-comes.tsx';

type BookingFileProps = {
  id: string;
  onMove: (file: File) => void;
  onWish: (wish: Wish) => void;
};

/** Everything about one booking, and the acts that help. */
export function BookingFile({ id, onMove, onWish }: BookingFileProps) {
  const may = useMay();
  const reading = useReading(readBookingFile, { id }, { everyMs: 20_000 });
  const file = reading.value;
  if (!file) return <WaitingRoom reading={reading} />;
  return (
    <div className="o-file">
      <Head file={file} onMove={() => onMove(file)} onWish={onWish} />
      <div className="o-col">
        <Progress file={file} />
        <Customer file={file} />
        {may(listNotes) && <Notes about="booking" subject={id} />}
      </div>
      <div className="o-col">
        {hasSeen(file, SAFETY) && <Safety file={file} />}
        {hasSeen(file, DISPUTED) && may(readDispute) && <Complaint file={file} />}
        {hasSeen(file, APPEALED) && may(readRatingAppeal) && <RatingAppeal id={id} />}
        <WhoComes file={file} />
        <MoneyPanel id={id} money={file.money} />
        <History timeline={file.timeline} />
      </div>
      <div className="o-col">
        {may(listBookingMessages) && <Messages id={id} />}
        {may(readBookingRecords) && <Records id={id} />}
      </div>
    </div>
  );
}

const DISPUTED = ['WorkDisputed'];
const APPEALED = ['RatingAppealed'];
const SAFETY = ['VisitStoppedForSafety', 'CrewMemberLeftForSafety', 'SafetyExitCameLate'];

type HeadProps = { file: File; onMove: () => void; onWish: (wish: Wish) => void };

function Head({ file, onMove, onWish }: HeadProps) {
  const { words, lang, catalogue } = useSpeech();
  const nameOf = useServiceName();
  const { opsFile: says, ops } = words;
  const { booking, items } = file;
  const what = [nameOf(booking.serviceName), optionNameIn(catalogue, booking.option)];
  const kinds = ops.kinds as Readonly<Record<string, string>>;
  return (
    <header className="o-head">
      <div>
        <h2>
          {what.filter(Boolean).join(' · ')}, {shownAt(booking.startsAt, lang)}{' '}
          <span className="o-chip">{says.steps[booking.status]}</span>
          {items.map((one) => (
            <span key={one.id} className="o-chip harm">
              {kinds[one.kind] ?? one.kind}
            </span>
          ))}
        </h2>
        <p className="t3">
          <b className="mono">{booking.reference}</b> · {file.customer.name} · {booking.address}
          {booking.reschedules > 0 && ` · ${says.movedTimes({ count: booking.reschedules })}`}
        </p>
        <FileWatchers kind="booking" id={booking.id} />
      </div>
      <Acts file={file} onMove={onMove} onWish={onWish} />
    </header>
  );
}

function Customer({ file: { booking, customer } }: { file: File }) {
  const { words, lang } = useSpeech();
  const { ops, opsFile: says } = words;
  const may = useMay();
  const [shown, setShown] = useState<OutputOf<typeof openBookingContacts>>();
  return (
    <Panel title={ops.customer} beside={languageName(customer.language, lang)}>
      <dl className="o-facts">
        <dt>{ops.customer}</dt>
        <dd>
          <Link className="o-link" to={`/customers/${customer.id}`}>
            {customer.name ?? ops.customer}
          </Link>
          <br />
          {customer.mobileMasked} {customer.emailMasked}
        </dd>
        <dt>{ops.address}</dt>
        <dd>{booking.address}</dd>
        {booking.society && (
          <>
            <dt>{says.society}</dt>
            <dd>{booking.society}</dd>
          </>
        )}
      </dl>
      {shown && (
        <ul className="o-list">
          <li>
            {ops.customer}: {shown.customer.mobile} {shown.customer.email}
          </li>
          {shown.atHome && (
            <li>
              {ops.atHome({ name: shown.atHome.name })}: {shown.atHome.mobile}
            </li>
          )}
          {shown.karigars.map((one) => (
            <li key={one.id}>
              {one.name}: {one.mobile}
            </li>
          ))}
        </ul>
      )}
      {!shown && may(openBookingContacts) && (
        <ActForm
          title={ops.contacts}
          text={ops.contactsText}
          button={ops.showContacts}
          onAct={async (why, acting) => {
            const value = await acting.run(openBookingContacts, { id: booking.id, why });
            if (value) setShown(value);
            return value;
          }}
        />
      )}
    </Panel>
  );
}
