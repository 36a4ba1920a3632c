import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { readTaxDocument } from '#contract/customer/read-tax-document.ts';
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
import { TaxDocumentSheet } from './tax-document-sheet.tsx';
import './tax-documents.css';

/** One tax document as it was issued, to be read, printed, and kept as PDF. */
export function TaxDocumentPage({ id }: { id: string }) {
  const { taxDocuments } = useWords();
  const language = useLang();
  const query = useQuery(keptQueryOf(readTaxDocument, { id, language }));
  useTitle(query.data ? query.data.taxDocument.number : taxDocuments.pageTitle);
  const askAgain = () => void query.refetch();
  const refusal = query.error instanceof Refused ? query.error.refusal : undefined;
  if (query.data)
    return (
      <div className="wrap tax-document-page">
        <AsOf shown={query} onRetry={askAgain} />
        <Shown {...query.data} />
      </div>
    );
  if (refusal?.code === 'tax-document-not-found' || refusal?.code === 'invalid-input')
    return <NotFound />;
  if (query.isError)
    return (
      <div className="wrap tax-document-page">
        <Trouble text={taxDocuments.failed} reference={refusal?.reference} onRetry={askAgain} />
      </div>
    );
  return (
    <div role="status" className="wrap tax-document-page waiting">
      <span className="visually-hidden">{taxDocuments.loading}</span>
      <RangoliDots size={168} waiting />
    </div>
  );
}

function Shown({ taxDocument, bookingId, ...sheet }: OutputOf<typeof readTaxDocument>) {
  const { taxDocuments } = useWords();
  const language = useLang();
  return (
    <>
      <div className="tax-document-actions">
        <Link className="back-link" to={`/bookings/${bookingId}`}>
          <Icon name="arrow-left" />
          {taxDocuments.back}
        </Link>
        <a
          className="btn"
          href={`/api/tax-documents/${taxDocument.id}/pdf?language=${language}`}
          download
        >
          <Icon name="download" />
          {taxDocuments.download}
        </a>
        <Button look="line" onClick={() => window.print()}>
          {taxDocuments.print}
        </Button>
      </div>
      <TaxDocumentSheet {...sheet} />
    </>
  );
}

function NotFound() {
  const { taxDocuments, history } = useWords();
  return (
    <div className="wrap tax-document-page missing">
      <RangoliDots size={140} />
      <h1>{taxDocuments.notFound}</h1>
      <p>{taxDocuments.notFoundText}</p>
      <Link className="btn" to="/booking-history">
        {history.title}
      </Link>
    </div>
  );
}
