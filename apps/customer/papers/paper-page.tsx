import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { readPaper } from '#contract/customer/read-paper.ts';
import type { OutputOf } from '#contract/operation.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icons/icon.tsx';
import { RangoliDots } from '#ui/rangoli.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { keptQueryOf } from '../api/kept-query.ts';
import { Refused } from '../api/query.ts';
import { AsOf } from '../shell/as-of.tsx';
import { Trouble } from '../shell/trouble.tsx';
import { useTitle } from '../shell/use-title.ts';
import { PaperSheet } from './paper-sheet.tsx';
import './papers.css';

/** One paper as it was issued, to be read, printed, and kept as PDF. */
export function PaperPage({ id }: { id: string }) {
  const { papers } = useWords();
  const language = useLang();
  const query = useQuery(keptQueryOf(readPaper, { id, language }));
  useTitle(query.data ? query.data.paper.number : papers.pageTitle);
  const askAgain = () => void query.refetch();
  const refusal = query.error instanceof Refused ? query.error.refusal : undefined;
  if (query.data)
    return (
      <div className="wrap paper-page">
        <AsOf shown={query} onRetry={askAgain} />
        <Shown {...query.data} />
      </div>
    );
  if (refusal?.code === 'paper-not-found' || refusal?.code === 'invalid-input') return <NotFound />;
  if (query.isError)
    return (
      <div className="wrap paper-page">
        <Trouble text={papers.failed} reference={refusal?.reference} onRetry={askAgain} />
      </div>
    );
  return (
    <div role="status" className="wrap paper-page waiting">
      <span className="visually-hidden">{papers.loading}</span>
      <RangoliDots size={168} waiting />
    </div>
  );
}

function Shown({ paper, bookingId, ...sheet }: OutputOf<typeof readPaper>) {
  const { papers } = useWords();
  const language = useLang();
  return (
    <>
      <div className="paper-actions">
        <Link className="back-link" to={`/bookings/${bookingId}`}>
          <Icon name="arrow-left" />
          {papers.back}
        </Link>
        <a className="btn" href={`/api/papers/${paper.id}/pdf?language=${language}`} download>
          <Icon name="download" />
          {papers.download}
        </a>
        <Button look="line" onClick={() => window.print()}>
          {papers.print}
        </Button>
      </div>
      <PaperSheet {...sheet} />
    </>
  );
}

function NotFound() {
  const { papers, history } = useWords();
  return (
    <div className="wrap paper-page missing">
      <RangoliDots size={140} />
      <h1>{papers.notFound}</h1>
      <p>{papers.notFoundText}</p>
      <Link className="btn" to="/booking-history">
        {history.title}
      </Link>
    </div>
  );
}
