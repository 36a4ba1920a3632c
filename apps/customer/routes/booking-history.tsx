import { useNavigate } from 'react-router';
import { useWords } from '#ui/words.tsx';
import { HistoryView } from '../history/history-view.tsx';
import { useTitle } from '../shell/use-title.ts';

/** The booking history as a screen of its own; closing it leads to the services. */
export default function BookingHistory() {
  const { history } = useWords();
  const navigate = useNavigate();
  useTitle(history.title);
  return (
    <div className="wrap">
      <HistoryView level={1} onClose={() => void navigate('/main')} />
    </div>
  );
}
