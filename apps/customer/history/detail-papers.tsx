import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { PaperInList } from '#contract/customer/paper.ts';
import { formatRupees } from '#kernel/money.ts';
import { shownFullDay } from '#ui/dates.ts';
import { Icon } from '#ui/icons/icon.tsx';
import { useLang, useWords } from '#ui/words.tsx';
import { PaperBusiness } from './paper-business.tsx';

type DetailPapersProps = ComponentProps<typeof PaperBusiness> & { papers: readonly PaperInList[] };

/** Every receipt voucher, invoice, refund voucher and credit note of a booking, each a page of its own. */
export function DetailPapers({ papers: list, ...business }: DetailPapersProps) {
  const { papers } = useWords();
  const lang = useLang();
  if (list.length === 0 && !business.mayName && !business.named) return null;
  return (
    <section className="detail-card" aria-labelledby="detail-papers">
      <h2 id="detail-papers">{papers.title}</h2>
      <ul className="papers">
        {list.map(({ id, kind, number, amountPaise, issuedAt }) => (
          <li key={id}>
            <Link to={`/papers/${id}`}>
              <Icon name="receipt" />
              <span>
                {papers.kinds[kind]} <span translate="no">{number}</span>
                <small className="issued">
                  {papers.issued({ day: shownFullDay(issuedAt.slice(0, 10), lang) })}
                </small>
              </span>
              <b className="num">{formatRupees(amountPaise)}</b>
            </Link>
          </li>
        ))}
      </ul>
      <PaperBusiness {...business} />
    </section>
  );
}
