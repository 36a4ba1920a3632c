import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { BookingList } from './booking-list.tsx';
import './history.css';

type HistoryViewProps = {
  titleId?: string;
  level?: 1 | 2;
  onClose: () => void;
  /** A link inside leads away: a dialog must not stay open over the next screen. */
  onLeave?: () => void;
};

/** The Booking History view: the content of the dialog and of /booking-history. */
export function HistoryView({ titleId, level = 2, onClose, onLeave = () => {} }: HistoryViewProps) {
  const { everyday, history } = useWords();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className="history">
      <header>
        <Heading id={titleId} className="history-title">
          {history.title}
        </Heading>
        <button type="button" className="btn soft" onClick={onClose}>
          <Icon name="close" />
          {everyday.close}
        </button>
      </header>
      <BookingList onLeave={onLeave} />
    </section>
  );
}
