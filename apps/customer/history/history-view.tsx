import { Icon } from '#ui/icons/icon.tsx';
import { useWords } from '#ui/words.tsx';
import { BookingList } from './booking-list.tsx';
import './history.css';

type HistoryViewProps = {
  titleId?: string;
  level?: 1 | 2;
  onClose: () => void;
  /** Links then take the place of the dialog's entry: see `ui/back-closes.ts`. */
  inDialog?: boolean;
};

/** The Booking History view: the content of the dialog and of /booking-history. */
export function HistoryView({ titleId, level = 2, onClose, inDialog = false }: HistoryViewProps) {
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
      <BookingList inDialog={inDialog} />
    </section>
  );
}
