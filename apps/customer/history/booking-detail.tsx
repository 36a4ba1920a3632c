import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import { isFinished } from '#contract/booking-phases.ts';
import { optionNameIn, serviceNameIn } from '#contract/catalogue/words.ts';
import type { BookingView } from '#contract/customer/booking.ts';
import type { readBooking } from '#contract/customer/read-booking.ts';
import type { OutputOf } from '#contract/operation.ts';
import { commasDiffer, shownMoment } from '#ui/dates.ts';
import { useTopDialog } from '#ui/open-dialogs.ts';
import { Rangoli } from '#ui/rangoli.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { NextStep } from '../shell/next-step.tsx';
import { ZoneNote } from '../shell/zone-note.tsx';
import { againPath } from './again-path.ts';
import { BookedItems, optionAlone, type Sold } from './booked-items.tsx';
import { bookingDetail, bookingStage, bookingStatus } from './booking-state.ts';
import { Briefing } from './briefing.tsx';
import { CancelBooking } from './cancel-booking.tsx';
import { DetailHelp } from './detail-help.tsx';
import { DetailLedger } from './detail-ledger.tsx';
import { DetailMoney } from './detail-money.tsx';
import { DetailPlan } from './detail-plan.tsx';
import { DetailRefunds } from './detail-refunds.tsx';
import { DetailTaxDocuments } from './detail-tax-documents.tsx';
import { DetailTimeline } from './detail-timeline.tsx';
import type { Reschedule as ChangeOfDay } from './event-day.tsx';
import { EventPicture, isPictured } from './event-picture.tsx';
import { LateWays } from './late-ways.tsx';
import { NobodyFound } from './nobody-found.tsx';
import { PayButtons } from './pay-buttons.tsx';
import { usePayByCode } from './pay-by-code.tsx';
import { PayWithCredit } from './pay-with-credit.tsx';
import { PayingWay } from './paying-way.tsx';
import { ReportKarigarNoShow } from './report-karigar-no-show.tsx';
import { SafetyCase } from './safety-case.tsx';
import { StepList, stepInWords } from './step-list.tsx';
import { useAsked } from './use-asked.ts';
import { usePaying } from './use-paying.tsx';
import { VisitFacts } from './visit-facts.tsx';

type Change = ComponentType<{ booking: BookingView; onChanged: () => void }>;
type BookingDetailProps = OutputOf<typeof readBooking> & {
  onChanged: () => void;
  Reschedule: ChangeOfDay;
  GatePass: ComponentType<{ booking: BookingView }>;
  Visit: Change;
  Confirm: Change;
};

/** Everything about one booking: where it stands, when and where, its money, its past, and what may be done. */
export function BookingDetail(props: BookingDetailProps) {
  const { booking, timeline, next, ifNobodyFound } = props;
  const { onChanged, Reschedule, GatePass, Visit, Confirm } = props;
  const { history, catalogue } = useWords();
  const paying = usePaying(onChanged);
  const words = history.detail;
  const service = serviceNameIn(catalogue, booking.serviceSlug, booking.serviceName);
  const stage = bookingStage(booking);
  const over = stage === null;
  const mayMove = booking.actions.includes('reschedule');
  const mayCancel = booking.actions.includes('cancel');
  const late = useUndisturbed(props.late);
  const asked = useAsked(booking.id, service);
  const ways = waysOut(props);
  const changes = (
    <div className="change-actions">
      {ways.missed}
      {ways.move}
      {ways.cancel}
    </div>
  );
  return (
    <div className="detail-parts">
      <div>
        <Standing booking={booking} service={service} sold={props.sold} />
        {props.safety && <SafetyCase safety={props.safety} />}
        {booking.zone && booking.visits.length < 2 && <ZoneNote zone={booking.zone} isBooked />}
        {!ifNobodyFound && <NextStep next={next} asked={asked} />}
        {late && <LateWays {...{ id: booking.id, service, late }} {...ways} />}
        {ifNobodyFound && (
          <NobodyFound choices={ifNobodyFound} mayMove={mayMove} mayCancel={mayCancel}>
            {changes}
          </NobodyFound>
        )}
        <Confirm booking={booking} onChanged={onChanged} />
        <WaysToPay booking={booking} paying={paying} onChanged={onChanged} />
        <Visit booking={booking} onChanged={onChanged} />
        {isToPayOnline(booking) && <PayingWay booking={booking} onChanged={onChanged} />}
        {stage !== null && <StepList stage={stage} timeline={timeline} next={next} />}
        <EventPicture {...{ booking, instalments: props.instalments, onChanged, Reschedule }} />
        <Briefing {...props.briefing} booking={booking} onChanged={onChanged} />
        <GatePass booking={booking} />
        {!ifNobodyFound && !late && changes}
        {(over || isFinished(booking.status)) && (
          <Link className="btn line" to={againPath(booking)}>
            {words.bookAgain}
          </Link>
        )}
      </div>
      <Papers {...props} service={service} over={over} />
      {paying.alert}
    </div>
  );
}

/** The ways out that are open, each a button with a sheet of its own. */
function waysOut({ booking, ifNobodyCame, Reschedule, onChanged }: BookingDetailProps) {
  const { id, actions } = booking;
  return {
    missed: ifNobodyCame && (
      <ReportKarigarNoShow id={id} gets={ifNobodyCame} onChanged={onChanged} />
    ),
    move: actions.includes('reschedule') && <Reschedule booking={booking} onChanged={onChanged} />,
    cancel: actions.includes('cancel') && <CancelBooking booking={booking} onChanged={onChanged} />,
  };
}

type WaysToPayProps = Pick<BookingDetailProps, 'booking' | 'onChanged'> & {
  paying: ReturnType<typeof usePaying>;
};

function WaysToPay({ booking, paying, onChanged }: WaysToPayProps) {
  const { actions, payment } = booking;
  const code = usePayByCode(booking, onChanged);
  const mayPay = actions.includes('pay');
  return (
    <>
      {mayPay && <PayButtons booking={booking} paying={paying} elsewhere={code.button} />}
      {actions.includes('use-credit') && <PayWithCredit booking={booking} onChanged={onChanged} />}
      {mayPay && payment.state !== 'checking' && code.button}
      {mayPay && code.sheet}
    </>
  );
}

/** A sheet that lies open belongs to a button of the page: nothing changes its place until it is closed. */
function useUndisturbed(late: BookingDetailProps['late']): BookingDetailProps['late'] {
  const isCovered = useTopDialog() !== undefined;
  const [shown, setShown] = useState(late);
  if (!isCovered && shown !== late) setShown(late);
  // The line that stands there already follows the clock.
  return shown && late ? late : shown;
}

/** Cash is the other way then, beside the buttons that pay; whoever has chosen cash has nothing to do now. */
const isToPayOnline = ({ actions }: BookingView): boolean => actions.includes('pay-in-cash');

/** When and where, its money and its past: in a rail of their own where there is room. */
function Papers(props: BookingDetailProps & { service: string; over: boolean }) {
  const { booking, timeline, instalments, refunds, taxDocuments, business } = props;
  const { onChanged, service, over } = props;
  const about = { taxDocuments, ...business, id: booking.id, onChanged };
  const documents = <DetailTaxDocuments {...about} />;
  // Before there is one, whom it will name is asked after the story.
  const isFirst = taxDocuments.length > 0;
  return (
    <div>
      <VisitFacts booking={booking} />
      <BookedItems booking={booking} sold={props.sold} />
      <DetailMoney booking={booking} />
      {!isToPayOnline(booking) && <PayingWay booking={booking} onChanged={onChanged} />}
      <DetailPlan booking={booking} instalments={instalments} />
      <DetailRefunds refunds={refunds} />
      {isFirst && documents}
      <DetailTimeline booking={booking} timeline={timeline} />
      {!isFirst && documents}
      <DetailLedger id={booking.id} version={`${timeline.length} ${booking.payment.state}`} />
      <DetailHelp
        bookingId={booking.id}
        service={service}
        reference={booking.reference}
        over={over}
      />
    </div>
  );
}

type About = { booking: BookingView; service: string; sold: Sold };

/** Rangoli and words say the same; a change is read out where it stands. */
function Standing({ booking, service, sold }: About) {
  const { history, catalogue } = useWords();
  const lang = useLang();
  const stage = bookingStage(booking);
  const option = optionAlone(booking.option, sold);
  const detail = bookingDetail(booking, history, lang);
  return (
    <section className={stage === null ? 'standing over' : 'standing'}>
      <Rangoli stage={stage ?? 0} size={168} next={stage !== null} />
      <div>
        <h1>
          {service}
          {option && <small>{optionNameIn(catalogue, option)}</small>}
        </h1>
        {!isPictured(booking) && (
          <p className="num" suppressHydrationWarning={commasDiffer}>
            {shownMoment(booking.startsAt, lang)}
          </p>
        )}
        <div role="status">
          <p className="state">{bookingStatus(booking, history)}</p>
          {detail && <p suppressHydrationWarning={commasDiffer}>{detail}</p>}
          {stage !== null && stage > 0 && (
            <p className="visually-hidden">{stepInWords(stage, history)}</p>
          )}
        </div>
      </div>
    </section>
  );
}
