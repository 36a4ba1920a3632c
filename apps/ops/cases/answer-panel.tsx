import { type FormEvent, useId, useState } from 'react';
import type { AnswerTemplate } from '#contract/cases.ts';
import { onOneLine } from '#contract/fields/writable.ts';
import { answerCase } from '#contract/ops/answer-case.ts';
import { ActNotes, Choice } from '../shell/field.tsx';
import { languageName } from '../shell/language-name.ts';
import { Panel } from '../shell/panel.tsx';
import { useSpeech } from '../shell/words.tsx';
import type { CaseFileOf } from './file-of.ts';
import { useCaseAct } from './use-case-act.ts';

/** The answer in the customer’s language, begun from a template, beside the same in the reader’s own. */
export function AnswerPanel({ file }: { file: CaseFileOf }) {
  const { words, lang } = useSpeech();
  const { opsCases: says } = words;
  const field = useId();
  const { acting, run } = useCaseAct(file);
  const [template, setTemplate] = useState<AnswerTemplate>('own');
  const [text, setText] = useState('');
  const { language } = file;
  if (file.case.closed) return null;
  if (!language)
    return (
      <Panel title={says.answer}>
        <p>{says.nobodyToAnswer}</p>
      </Panel>
    );
  const chosen = file.answers.find((one) => one.template === template);
  const begin = (next: AnswerTemplate) => {
    setTemplate(next);
    setText(file.answers.find((one) => one.template === next)?.text[language] ?? '');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const said = onOneLine(text);
    if (await run(answerCase, { template, text: said })) begin('own');
  };
  return (
    <Panel title={says.answer}>
      <form className="o-field" onSubmit={(event) => void submit(event)}>
        <p className="o-help">{says.answerIn({ language: languageName(language, lang) })}</p>
        <Choice
          label={says.template}
          value={template}
          options={['own', ...file.answers.map((one) => one.template)]}
          nameOf={(one) => says.templates[one]}
          onChoose={begin}
        />
        <label htmlFor={field}>{says.answer}</label>
        <textarea
          id={field}
          className="o-in case-text"
          lang={language}
          rows={5}
          maxLength={1000}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {chosen && language !== lang && <p className="o-help">{chosen.text[lang]}</p>}
        <ActNotes acting={acting} />
        <button type="submit" className="o-btn go" aria-busy={acting.busy || undefined}>
          {says.send}
        </button>
      </form>
    </Panel>
  );
}
