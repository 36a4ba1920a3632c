import { useState } from 'react';
import type { TextKey, TextProblem } from '#contract/fields/written-text.ts';
import { readText } from '#contract/fields/written-text.ts';
import { type Lang, languageOf } from '#kernel/languages.ts';
import { ActNotes } from '../shell/field.tsx';
import { LanguageSegments } from '../shell/segments.tsx';
import { shownSince } from '../shell/shown.ts';
import type { Editing } from '../shell/use-editing.ts';
import { useSpeech } from '../shell/words.tsx';
import { PublishText } from './publish-text.tsx';
import { TextHistory } from './text-history.tsx';
import { TextPreview } from './text-preview.tsx';
import { type TextContent, useTextEditing } from './use-text-editing.ts';
import type { TextVersion } from './version.ts';

type TextEditorProps = {
  textKey: TextKey;
  /** Newest first, the draft before all. */
  versions: readonly TextVersion[];
  gaps: Readonly<Record<string, string>>;
  editing: Editing<TextContent>;
};

/** A text in one language at a time, beside what customers would see; saved for all languages at once. */
export function TextEditor({ textKey, versions, gaps, editing: edits }: TextEditorProps) {
  const speech = useSpeech();
  const { opsTexts: says } = speech.words;
  const [lang, setLang] = useState<Lang>(speech.lang);
  const editing = useTextEditing(textKey, versions, edits);
  const { content, dirty, draft, problems, say } = editing;
  const [publishing, setPublishing] = useState(false);
  const current = versions.find(({ state }) => state === 'current');
  const publish = async () => {
    const saved = dirty ? await editing.save() : true;
    if (saved) setPublishing(true);
  };
  const here = problems.filter((one) => one.lang === lang);
  return (
    <>
      <div className="txt-main">
        <EditorHead {...{ textKey, versions, editing }} onPublish={() => void publish()} />
        <LanguageChoice
          lang={lang}
          onChoose={setLang}
          wrong={new Set(problems.map((one) => one.lang))}
        />
        {here.length > 0 && <Problems problems={here} />}
        <TextArea
          {...{ lang, gaps }}
          text={content[lang]}
          onType={(text) => editing.change(lang, text)}
        />
        <TextHistory
          versions={versions}
          onRestore={(version) => {
            editing.restore(version);
            say(says.restored({ version: version.version }));
          }}
        />
      </div>
      <TextPreview
        {...{ textKey, lang, gaps }}
        written={content[lang]}
        current={current?.content[lang]}
      />
      {publishing && draft?.savedAt && (
        <PublishText
          textKey={textKey}
          seen={draft.savedAt}
          draft={draft}
          current={current}
          coming={versions.find(({ state }) => state === 'coming')}
          onDone={(from) => {
            setPublishing(false);
            say(says.published({ time: shownSince(from, speech.lang) }));
          }}
          onClose={() => setPublishing(false)}
        />
      )}
    </>
  );
}

type EditorHeadProps = Pick<TextEditorProps, 'textKey' | 'versions'> & {
  editing: ReturnType<typeof useTextEditing>;
  onPublish: () => void;
};

/** The title, the state of the text, and everything that can be done with it. */
function EditorHead({ textKey, versions, editing, onPublish }: EditorHeadProps) {
  const { words, lang } = useSpeech();
  const { opsTexts: says } = words;
  const { content, dirty, draft, acting, notice } = editing;
  return (
    <>
      <header className="txt-head">
        <div className="col sp">
          <h2>{readText(content[lang]).title || textKey}</h2>
          <StateLine versions={versions} />
        </div>
        {dirty && <span className="o-chip risk">{says.unsaved}</span>}
        {dirty && (
          <button type="button" className="o-btn" onClick={editing.discard}>
            {says.discard}
          </button>
        )}
        {draft && !dirty && (
          <button type="button" className="o-btn" onClick={() => void editing.drop()}>
            {says.drop}
          </button>
        )}
        <button
          type="button"
          className="o-btn"
          disabled={!dirty}
          onClick={() => void editing.save()}
        >
          {says.save}
        </button>
        <button type="button" className="o-btn go" disabled={!dirty && !draft} onClick={onPublish}>
          {says.publish}
        </button>
      </header>
      <ActNotes acting={acting} />
      {acting.code === 'draft-changed' && (
        <button type="button" className="o-btn" onClick={editing.discard}>
          {says.showTheirs}
        </button>
      )}
      {notice && (
        <p className="o-note calm" role="status">
          {notice}
        </p>
      )}
    </>
  );
}

type TextAreaProps = Pick<TextEditorProps, 'gaps'> & {
  lang: Lang;
  text: string;
  onType: (text: string) => void;
};

function TextArea({ lang, gaps, text, onType }: TextAreaProps) {
  const { opsTexts: says } = useSpeech().words;
  return (
    <>
      <label className="txt-field">
        <b>{says.written({ language: languageOf(lang).name })}</b>
        <textarea
          className="o-in"
          lang={lang}
          rows={26}
          value={text}
          onChange={(event) => onType(event.target.value)}
        />
      </label>
      <p className="o-help">{says.marks}</p>
      <details>
        <summary>{says.gaps}</summary>
        <ul className="txt-gaps">
          {Object.entries(gaps).map(([name, value]) => (
            <li key={name}>
              <code>{`{${name}}`}</code> {value}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}

type LanguageChoiceProps = {
  lang: Lang;
  onChoose: (lang: Lang) => void;
  wrong: ReadonlySet<string>;
};

const LanguageChoice = ({ lang, onChoose, wrong }: LanguageChoiceProps) => (
  <LanguageSegments
    chosen={lang}
    nameOf={(one) => `${languageOf(one).name}${wrong.has(one) ? ' !' : ''}`}
    onChoose={onChoose}
  />
);

function Problems({ problems }: { problems: readonly TextProblem[] }) {
  const { opsTexts: says } = useSpeech().words;
  return (
    <ul className="o-list harm" role="alert">
      {problems.map(({ code, about }) => (
        <li key={`${code} ${about}`}>
          {says.problems[code]} {about}
        </li>
      ))}
    </ul>
  );
}

function StateLine({ versions }: Pick<TextEditorProps, 'versions'>) {
  const { words, lang } = useSpeech();
  const { opsTexts: says } = words;
  const lines = versions.flatMap(({ state, version, from, savedAt, draftedBy }) => {
    if (state === 'current' && from)
      return [says.readSince({ version, time: shownSince(from, lang) })];
    if (state === 'coming' && from)
      return [says.comesAt({ version, time: shownSince(from, lang) })];
    if (state === 'draft' && savedAt)
      return [says.draftBy({ name: draftedBy ?? says.somebody, time: shownSince(savedAt, lang) })];
    return [];
  });
  return <p className="t3">{lines.join(' · ')}</p>;
}
