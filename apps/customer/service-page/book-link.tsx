import { bookingPath, type ServicePageFacts } from '#contract/catalogue/service-page.ts';
import { optionNameIn, serviceNameIn } from '#contract/catalogue/words.ts';
import type { ServiceWords } from './service-words.ts';

type BookLinkProps = {
  facts: ServicePageFacts;
  words: ServiceWords;
  option?: string;
  line?: boolean;
};

/** Leads into the dialog of the dashboard with the choice made; a visitor signs in first and arrives at the same place. */
export function BookLink({ facts, words, option, line = false }: BookLinkProps) {
  const { catalogue } = words;
  const what = optionNameIn(catalogue, option) ?? serviceNameIn(catalogue, facts.slug);
  return (
    <a
      className={line ? 'btn line' : 'btn'}
      href={bookingPath(facts.slug, option ? { option } : {})}
      data-auth="login"
      data-option={option ?? ''}
      aria-label={words.bookNowFor({ what })}
    >
      {words.bookNow}
    </a>
  );
}
