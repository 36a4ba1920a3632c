import { type LEDGER_SUBJECTS, listLedgerEntries } from '#contract/ops/list-ledger-entries.ts';
import { Link } from './path.tsx';
import { useMay } from './roles.tsx';
import { useSpeech } from './words.tsx';

type BooksLinkProps = { of: (typeof LEDGER_SUBJECTS)[number]; id: string };

/** The way from an amount to its entries, for whoever may read the books. */
export function BooksLink({ of, id }: BooksLinkProps) {
  const { opsLedger: says } = useSpeech().words;
  const may = useMay();
  if (!may(listLedgerEntries)) return null;
  return (
    <Link className="o-link" to={`/money/entries/${of}/${id}`}>
      {says.books}
    </Link>
  );
}
