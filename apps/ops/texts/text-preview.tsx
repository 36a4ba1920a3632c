import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { TextKey } from '#contract/fields/written-text.ts';
import { fillGaps, helpTextOf, isHelp, legalDocumentOf } from '#contract/fields/written-text.ts';
import type { Lang } from '#i18n/index.ts';
import { load } from '#i18n/late/legal.ts';
import base from '#ui/base.css?inline';
import policy from '#ui/policy-text.css?inline';
import { PolicyText, TextBlocks } from '#ui/policy-text.tsx';
import { Segments } from '../shell/segments.tsx';
import { Shadow } from '../shell/shadow.tsx';
import { useSpeech } from '../shell/words.tsx';

type TextPreviewProps = {
  textKey: TextKey;
  lang: Lang;
  gaps: Readonly<Record<string, string>>;
  written: string;
  current: string | undefined;
};

/** The customer's page, in its styles: as it is now, or as it is written. */
export function TextPreview({ textKey, lang, gaps, written, current }: TextPreviewProps) {
  const { opsTexts: says } = useSpeech().words;
  const [when, setWhen] = useState<'today' | 'draft'>('draft');
  const shown = fillGaps(when === 'today' && current !== undefined ? current : written, gaps);
  return (
    <aside className="txt-preview" aria-label={says.preview}>
      <header className="o-ph">
        <h3>{says.preview}</h3>
        <span className="sp" />
        <Segments
          options={['today', 'draft'] as const}
          chosen={when}
          nameOf={(one) => says[one]}
          onChoose={setWhen}
        />
      </header>
      <Shadow lang={lang} styles={STYLES} className="txt-page">
        {isHelp(textKey) ? <HelpText written={shown} /> : <Policy written={shown} lang={lang} />}
      </Shadow>
    </aside>
  );
}

const STYLES = [base, policy];

function HelpText({ written }: { written: string }) {
  const { title, content } = helpTextOf(written);
  return (
    <section className="policy">
      <h3>{title}</h3>
      <TextBlocks blocks={content} ways={{}} />
    </section>
  );
}

function Policy({ written, lang }: { written: string; lang: Lang }) {
  const words = useQuery({
    queryKey: ['legal-words', lang],
    queryFn: () => load[lang](),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const document = legalDocumentOf(written);
  if (!words.data) return null;
  const { legal } = words.data;
  return (
    <div className="policy">
      <PolicyText
        document={document}
        dates={legal.firstPublished({ date: document.firstPublished })}
        contents={legal.contents}
        note={legal.languageNote}
        ways={{}}
      />
    </div>
  );
}
