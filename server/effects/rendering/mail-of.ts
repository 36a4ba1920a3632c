import { brandName } from '#contract/brand.ts';
import { isKarigarNews, type KarigarNewsKind } from '#contract/karigar-news.ts';
import { policy } from '#contract/policy.ts';
import type { RenderedMail } from '#server/adapters/messages/rendered-message.ts';
import { type BookingWords, bookingWords, shownMoment } from './booking-words.ts';
import { happenedOf } from './happened-of.ts';
import { kindOf } from './kind-of.ts';
import { newsWords } from './news-words.ts';
import type { Sender, Unworded } from './words-of.ts';
import { consoleAt, type MessageWords, wordsOf } from './words-of.ts';
import { type MailContents, writeMail } from './write-mail.ts';

/** A mail with a plain text beside the designed page, both from the same contents. */
export function mailOf(message: Unworded, sender: Sender): RenderedMail | undefined {
  const { id, to, language, params } = message;
  const contents = contentsOf(message, sender);
  if (!contents) return undefined;
  const { messages } = wordsOf[language];
  const name = String(params.name ?? '');
  const greeting = name ? messages.greeting({ name }) : messages.greetingNobody;
  const { text, html } = writeMail({ greeting, ...contents }, { language, messages, ...sender });
  return { channel: 'email', id, to, subject: contents.heading, text, html };
}

const LIFE = { minutes: policy.otp.minutes };
const FREE = {
  hours: policy.cancellation.freeHoursBefore,
  minutes: policy.cancellation.graceMinutesAfterBooking,
};

type Told = Omit<MailContents, 'greeting'>;

function contentsOf(message: Unworded, sender: Sender): Told | undefined {
  const { origin } = sender;
  const { template, language, params } = message;
  const words = wordsOf[language];
  const { codes, resetLink, passwordChanged, contactChanged, newDevice, accountDeleted } =
    words.messages;
  const { passkeyAdded } = words.messages;
  switch (template) {
    case 'sign-in-code':
    case 'contact-code':
    case 'join-code':
    case 'confirm-code':
    case 'reset-code': {
      const { subject, line } = codes[template];
      const after = [codes.valid(LIFE), codes.notYou];
      return { heading: subject, before: [line], code: String(params.code), after };
    }
    case 'reset-link':
      return {
        heading: resetLink.subject,
        before: [resetLink.line(LIFE)],
        button: { label: resetLink.button, url: String(params.link) },
        after: [resetLink.ignore],
      };
    case 'password-changed':
      return {
        heading: passwordChanged.subject,
        before: [
          passwordChanged.line,
          ...(Number(params.passkeysGone) > 0 ? [passwordChanged.passkeysGone] : []),
          passwordChanged.notYou,
        ],
        button: { label: passwordChanged.button, url: `${origin}/forgot-password` },
      };
    case 'passkey-added':
      return {
        heading: passkeyAdded.subject,
        before: [passkeyAdded.line, passkeyAdded.notYou],
        button: { label: passkeyAdded.button, url: `${origin}/main?security` },
      };
    case 'new-device':
      return {
        heading: newDevice.subject,
        before: [
          newDevice.line({
            device: String(params.device || newDevice.unknown),
            at: String(params.at),
          }),
          newDevice.notYou,
        ],
        button: { label: passwordChanged.button, url: `${origin}/forgot-password` },
      };
    case 'contact-changed':
      return {
        heading: contactChanged.subject,
        before: [contactChanged.line, contactChanged.notYou],
        button: { label: contactChanged.button, url: String(params.link) },
        after: [contactChanged.after],
      };
    case 'staff-invited': {
      const { subject, line, how, button } = words.messages.staffInvited;
      return {
        heading: subject,
        before: [line({ by: String(params.by) }), how],
        button: { label: button, url: consoleAt(sender) },
      };
    }
    case 'staff-factor': {
      const { subjects, ofYours, notYou, button } = words.messages.staffFactor;
      return {
        heading: subjects[happenedOf(params)],
        before: [ofYours, notYou],
        button: { label: button, url: consoleAt(sender) },
      };
    }
    case 'staff-called': {
      const { kinds, line, button } = words.messages.staffCalled;
      const there = { label: button, url: consoleAt(sender) };
      return { heading: kinds[kindOf(params)], before: [line], button: there };
    }
    case 'account-paused':
    case 'account-closed':
    case 'account-reopened': {
      const { subject, line, contact } = words.messages[OF_ACCOUNT[template]];
      const ends =
        typeof params.until === 'number'
          ? [words.messages.pauseEnds({ moment: shownMoment(params.until, language) })]
          : [];
      const said = params.said ? [String(params.said)] : [];
      return { heading: subject, before: [line, ...said, ...ends], after: [contact] };
    }
    case 'account-deleted':
      return {
        heading: accountDeleted.subject,
        before: [accountDeleted.line, accountDeleted.stays({ years: policy.moneyRecordsYears })],
        after: [accountDeleted.notYou],
      };
    default:
      return isKarigarNews(template)
        ? karigarNewsOf(template, message, words)
        : newsOf(message, words, sender);
  }
}

const OF_ACCOUNT = {
  'account-paused': 'accountPaused',
  'account-closed': 'accountClosed',
  'account-reopened': 'accountReopened',
} as const;

/** News that the Karigar's app shows as well. */
function karigarNewsOf(
  kind: KarigarNewsKind,
  { language, params }: Unworded,
  { news, messages: { contactChanged, payeeUndo } }: MessageWords,
): Told {
  const filled = newsWords(params, language);
  const { title, message } = news.kinds[kind];
  const told = { heading: title(filled), before: [message(filled)] };
  if (typeof params.link !== 'string') return told;
  return {
    ...told,
    before: [...told.before, payeeUndo],
    button: { label: contactChanged.button, url: params.link },
    after: [contactChanged.after],
  };
}

/** News that the bell shows as well, with all that belongs to the booking. */
function newsOf(
  { template, language, params }: Unworded,
  { notifications, messages }: MessageWords,
  { brand, origin }: Sender,
): Told | undefined {
  const { show, start } = messages.booking;
  const { welcome, ...kinds } = notifications.kinds;
  if (template === 'welcome') {
    const button = { label: start, url: `${origin}/main` };
    const heading = welcome.title({ brand: brandName(brand, language) });
    return { heading, before: [welcome.message()], button };
  }
  const kind = kinds[template as keyof typeof kinds];
  if (!kind) return undefined;
  const filled = bookingWords(params, language);
  if (template === 'payout-paid' || template === 'payout-returned') {
    const button = { label: messages.credit, url: `${origin}/main?credit` };
    return { heading: kind.title, before: [kind.message(filled)], button };
  }
  if (template === 'case-opened' || template === 'case-answered' || template === 'case-closed') {
    const button = { label: messages.requests, url: `${origin}/requests` };
    const before = [kind.message(filled), ...(filled.said ? [filled.said] : [])];
    return { heading: kind.title, before, button };
  }
  const stands = template === 'booking-confirmed' || template === 'booking-reseated';
  return {
    heading: kind.title,
    // The rows below say what the bell's sentence says.
    before: [template === 'booking-confirmed' ? messages.booking.details : kind.message(filled)],
    rows: rowsOf(filled, messages, stands),
    button: { label: show, url: `${origin}/booking-history` },
    after: stands
      ? [
          ...(filled.paid ? [messages.booking.taxDocuments] : []),
          messages.booking.keepCode,
          messages.booking.change(FREE),
        ]
      : [],
  };
}

function rowsOf(
  { reference, service, time, address, price, paid, method }: BookingWords,
  { booking }: MessageWords['messages'],
  inFull: boolean,
): [label: string, value: string][] {
  const brief: [string, string][] = [
    [booking.reference, reference],
    [booking.service, service],
    [booking.when, time],
  ];
  if (!inFull) return brief;
  return [
    ...brief,
    [booking.address, address],
    [booking.price, price],
    ...(paid ? ([[booking.paid, paid]] as [string, string][]) : []),
    [booking.payment, method],
  ];
}
