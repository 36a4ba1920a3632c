import type { KindBySms } from '#server/modules/messaging/customer-news.ts';
import type { Contents, Language } from '#server/modules/messaging/message.ts';
import { bookingWords } from './booking-words.ts';
import { fitted, rupeesOf } from './fitted.ts';

/** The others have sentences of their own in `sms-of.ts`. */
type TellsVisit = Exclude<
  KindBySms,
  'booking-confirmed' | 'booking-reseated' | 'case-opened' | 'case-answered' | 'case-closed'
>;
type Sentence = readonly [sentence: string, second: 'time' | 'amount'];

/** The registered sentence that tells a customer of their visit, and whether its second gap is the hour or a sum. */
const SENTENCES: Readonly<Record<TellsVisit, Sentence>> = {
  'start-code-used-up': ['start_code_used_up', 'time'],
  'at-the-door': ['at_the_door', 'time'],
  'trying-to-reach': ['trying_to_reach', 'time'],
  'karigar-says': ['karigar_says', 'time'],
  'extra-work-proposed': ['extra_work_proposed', 'amount'],
  'work-done': ['work_done', 'time'],
  'payment-due': ['payment_due', 'amount'],
  'booking-to-confirm': ['booking_to_confirm', 'time'],
  'karigar-changed': ['karigar_changed', 'time'],
  'looking-again': ['looking_again', 'time'],
  'nobody-yet': ['nobody_yet', 'time'],
  'runs-late': ['runs_late', 'time'],
  'zone-begins': ['zone_begins', 'time'],
  'zone-over': ['zone_over', 'time'],
  'booking-rescheduled': ['booking_moved', 'time'],
  'booking-cancelled': ['booking_cancelled', 'time'],
  'called-off': ['booking_called_off', 'time'],
  'customer-no-show': ['nobody_at_home', 'time'],
  'safety-case-opened': ['safety_case_opened', 'time'],
};

/** The sentence and what fills it; its last gap is the page of the booking. */
export function visitBySms(
  template: string,
  params: Contents['params'],
  language: Language,
  origin: string,
): readonly [sentence: string, ...fill: string[]] | undefined {
  const known = (SENTENCES as Readonly<Record<string, Sentence>>)[template];
  if (!known || typeof params.bookingId !== 'string') return undefined;
  const { service, shortTime, amount } = bookingWords({ ...params, option: '' }, language);
  const [sentence, second] = known;
  const said = second === 'time' ? shortTime : rupeesOf(amount);
  return [sentence, fitted(service), fitted(said), `${origin}/bookings/${params.bookingId}`];
}
