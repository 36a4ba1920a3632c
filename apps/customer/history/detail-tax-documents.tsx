import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { TaxDocumentInList } from '#contract/customer/tax-document.ts';
import { formatRupees } from '#kernel/money.ts';
import { commasDiffer, shownFullDay } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { TaxDocumentBusiness } from './tax-document-business.tsx';

type DetailTaxDocumentsProps = ComponentProps<typeof TaxDocumentBusiness> & {
  taxDocuments: readonly TaxDocumentInList[];
};

/** Every receipt voucher, invoice, refund voucher and credit note of a booking, each a page of its own. */
export function DetailTaxDocuments({ taxDocuments: list, ...business }: DetailTaxDocumentsProps) {
  const { taxDocuments } = useWords();
  const lang = useLang();
  if (list.length === 0 && !business.mayName && !business.named) return null;
  return (
    <section className="detail-card" aria-labelledby="detail-tax-documents">
      <h2 id="detail-tax-documents">{taxDocuments.title}</h2>
      <ul className="tax-documents">
        {list.map(({ id, kind, number, amountPaise, issuedAt }) => (
          <li key={id}>
            <Link to={`/tax-documents/${id}`}>
              <Icon name="receipt" />
              <span>
                {taxDocuments.kinds[kind]} <span translate="no">{number}</span>
                <small className="issued" suppressHydrationWarning={commasDiffer}>
                  {taxDocuments.issued({ day: shownFullDay(issuedAt.slice(0, 10), lang) })}
                </small>
              </span>
              <b className="num">{formatRupees(amountPaise)}</b>
            </Link>
          </li>
        ))}
      </ul>
      <TaxDocumentBusiness {...business} />
    </section>
  );
}
