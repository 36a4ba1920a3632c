import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { servicePreviewPath } from '#contract/catalogue/service-page.ts';
import type { ServiceContent } from '#contract/fields/catalogue-content.ts';
import { loadWords } from '#i18n/index.ts';
import { type Lang, languageOf } from '#kernel/languages.ts';
import base from '#ui/base.css?inline';
import rows from '#ui/radio-rows.css?inline';
import card from '#ui/service-card.css?inline';
import { ServiceCard } from '#ui/service-card.tsx';
import { WordsProvider } from '#ui/words.tsx';
import { LanguageSegments, Segments } from '../shell/segments.tsx';
import { Shadow } from '../shell/shadow.tsx';
import { useSpeech } from '../shell/words.tsx';

type PreviewProps = {
  slug: string;
  content: ServiceContent;
  sold: ServiceContent | undefined;
  /** Something of it is kept, of which the page can be drawn. */
  isKept: boolean;
};

/** The very card that customers see, in their styles, with what is sold today or with the draft. */
export function Preview({ slug, content, sold, isKept }: PreviewProps) {
  const speech = useSpeech();
  const { opsCatalogue: says } = speech.words;
  const [lang, setLang] = useState<Lang>(speech.lang);
  const [when, setWhen] = useState<'today' | 'draft'>('draft');
  const shown = when === 'today' && sold ? sold : content;
  const words = useQuery({
    queryKey: ['customer-words', lang],
    queryFn: () => loadWords(lang),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <aside className="cat-preview" aria-label={says.card}>
      <header className="o-ph">
        <h3>{says.card}</h3>
        <span className="sp" />
        {sold && (
          <Segments
            options={['today', 'draft'] as const}
            chosen={when}
            nameOf={(one) => says[one]}
            onChoose={setWhen}
          />
        )}
      </header>
      <LanguageSegments
        className="cat-langs"
        chosen={lang}
        nameOf={(one) => languageOf(one).short}
        onChoose={setLang}
      />
      <Shadow lang={lang} styles={STYLES} className="cat-card">
        {words.data && (
          <WordsProvider lang={lang} words={words.data}>
            <CardOf slug={slug} content={shown} lang={lang} />
          </WordsProvider>
        )}
      </Shadow>
      <p className="o-help">{says.cardHint}</p>
      {isKept && (
        <p className="o-help">
          <a
            className="o-link"
            href={`${servicePreviewPath(slug)}?lang=${lang}`}
            target="_blank"
            rel="noopener"
          >
            {says.openPage}
          </a>{' '}
          {says.openPageHint}
        </p>
      )}
    </aside>
  );
}

function CardOf({ slug, content, lang }: { slug: string; content: ServiceContent; lang: Lang }) {
  const words = content.words[lang] ?? content.words.en;
  const { picture } = content;
  return (
    <ServiceCard
      service={{
        ...content,
        ...{ slug, rating: content.initialRating, ratingCount: null },
        picture: picture && { hash: picture.hash, alt: picture.alt[lang] ?? '' },
        ...{ name: words?.name ?? slug, description: words?.description ?? '' },
        options: content.options
          .filter(({ available }) => available)
          .map((one) => ({ ...one, name: words?.options?.[one.key] || one.key })),
      }}
      inSight
      onBook={() => {}}
    />
  );
}

const STYLES = [base, rows, card];
