import type { NotificationKind, NotificationView } from '#contract/customer/notification.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { wordsOf } from './notification-words.ts';
import { useSwipe } from './use-swipe.ts';

const ICONS = {
  welcome: 'house',
  'booking-confirmed': 'check',
  'booking-to-confirm': 'clock',
  'payment-received': 'rupee',
  'booking-expired': 'clock',
  'booking-reseated': 'check',
  'booking-rescheduled': 'calendar',
  'booking-cancelled': 'close',
  'payment-due': 'rupee',
  'called-off': 'close',
  'customer-no-show': 'house',
  'karigar-assigned': 'check',
  'karigar-changed': 'house',
  'leader-changed': 'house',
  'on-the-way': 'house',
  'start-code-used-up': 'close',
  'start-code-renewed': 'check',
  'at-the-door': 'house',
  'trying-to-reach': 'clock',
  'may-come-early': 'clock',
  'karigar-says': 'house',
  'extra-work-proposed': 'rupee',
  overrun: 'clock',
  'work-done': 'check',
  'work-accepted': 'heart',
  'dispute-opened': 'clock',
  'dispute-resolved': 'check',
  'rework-booked': 'check',
  'looking-again': 'clock',
  'nobody-yet': 'clock',
  'runs-late': 'clock',
  'visit-tomorrow': 'calendar',
  'visit-soon': 'clock',
  'nobody-for-day': 'clock',
  'safety-case-opened': 'close',
  'safety-case-closed': 'check',
  'payment-returned': 'rupee',
  'refund-started': 'rupee',
  'refund-credited': 'rupee',
  'refund-as-credit': 'rupee',
  'payout-paid': 'rupee',
  'payout-returned': 'rupee',
  'case-opened': 'chat',
  'case-answered': 'chat',
  'case-closed': 'check',
  'zone-begins': 'clock',
  'zone-over': 'check',
  'passkey-added': 'shield',
  'passkeys-removed': 'shield',
} as const satisfies Record<NotificationKind, string>;

type NotificationRowProps = {
  notification: NotificationView;
  onPress: () => void;
  onDelete: () => void;
};

/** Title, message and time; deleted by its button, or by swiping it aside. */
export function NotificationRow({ notification, onPress, onDelete }: NotificationRowProps) {
  const words = useWords();
  const lang = useLang();
  const swipe = useSwipe(onDelete);
  const { title, message, time } = wordsOf(notification, words, lang);
  const { read, at, kind } = notification;
  return (
    <li className={read ? 'notification' : 'notification unread'} {...swipe}>
      <button type="button" className="what" onClick={onPress}>
        <span className="sign">
          <Icon name={ICONS[kind]} />
        </span>
        <span>
          <b>
            {title}
            {!read && <span className="visually-hidden"> ({words.notifications.unreadMark})</span>}
          </b>
          <span>{message}</span>
          <time className="num" dateTime={at}>
            {time}
          </time>
        </span>
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={words.notifications.deleteOne({ title })}
        title={words.notifications.delete}
        onClick={onDelete}
      >
        <Icon name="close" />
      </button>
    </li>
  );
}
