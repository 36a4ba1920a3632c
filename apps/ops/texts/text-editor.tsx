import { useState } from 'react';
import type { TextKey, TextProblem } from '#contract/fields/written-text.ts';
import { readText } from '#contract/fields/written-text.ts';
import { draftText } from '#contract/ops/draft-text.ts';
import { dropTextDraft } from '#contract/ops/drop-text-draft.ts';
import { byLanguage, LANGS, type Lang, languageOf } from '#kernel/languages.ts';
import { useAct } from '../shell/act.tsx';
import { ActNotes } from '../shell/field.tsx';
import { shownSince } from '../shell/shown.ts';
import { useSpeech } from '../shell/words.tsx';
import { PublishText } from './publish-text.tsx';
import { TextHistory } from './text-history.tsx';
import { TextPreview } from './text-preview.tsx';
import type { TextVersion } from './texts.tsx';

type Content = Readonly<Record<Lang, string>>;
export type TextEditorProps = {
  textKey: TextKey;
  /** Newest first, the draft before all. */
  versions: readonly TextVersion[];
  gaps: Readonly<Record<string, string>>;
};

/** A text in one language at a time, beside what customers would see; saved for all languages at once. */
export function TextEditor({ textKey, versions, gaps }: TextEditorProps) {
  const speech = useSpeech();
  const { opsTexts: says } = speech.words;
  const [lang, setLang] = useState<Lang>(speech.lang);
  const editing = useTextEditing(textKey, versions);
  const { content, dirty, draft, acting, problems, notice, say } = editing;
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
        <header className="txt-head">
          <div className="col sp">
            <h2>{readText(content[speech.lang]).title || textKey}</h2>
            <StateLine versions={versions} />
          </div>
          {dirty && <span className="o-chip risk">{says.unsaved}</span>}
          {dirty && <Button text={says.discard} onPress={editing.discard} />}
          {draft && !dirty && <Button text={says.drop} onPress={() => void editing.drop()} />}
          <Button text={says.save} onPress={() => void editing.save()} disabled={!dirty} />
          <button
            type="button"
            className="o-btn go"
            disabled={!dirty && !draft}
            onClick={() => void publish()}
          >
            {says.publish}
          </button>
        </header>
        <ActNotes acting={acting} />
        {acting.code === 'draft-changed' && (
          <Button text={says.showTheirs} onPress={editing.discard} />
        )}
        {notice && (
          <p className="o-note calm" role="status">
            {notice}
          </p>
        )}
        <LanguageChoice
          lang={lang}
          onChoose={setLang}
          wrong={new Set(problems.map((one) => one.lang))}
        />
        {here.length > 0 && <Problems problems={here} />}
        <label className="txt-field">
          <b>{says.written({ language: languageOf(lang).name })}</b>
          <textarea
            className="o-in"
            lang={lang}
            rows={26}
            value={content[lang]}
            onChange={(event) => editing.change(lang, event.target.value)}
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

function useTextEditing(textKey: TextKey, versions: readonly TextVersion[]) {
  const { opsTexts: says } = useSpeech().words;
  const acting = useAct();
  const draft = versions.find(({ state }) => state === 'draft');
  const [edit, setEdit] = useState<{ content: Content; seen: string | null }>();
  const [problems, setProblems] = useState<readonly TextProblem[]>([]);
  const [notice, say] = useState<string>();
  const base = versions.find(({ state }) => state === 'draft' || state === 'current');
  const content = edit?.content ?? byLanguage((lang) => base?.content[lang] ?? '');
  const begin = (next: Content) => {
    say(undefined);
    setEdit({ content: next, seen: edit ? edit.seen : (draft?.savedAt ?? null) });
  };
  const discard = () => {
    setEdit(undefined);
    setProblems([]);
    say(undefined);
    acting.clear();
  };
  return {
    ...{ content, draft, acting, problems, notice, say, discard },
    dirty: edit !== undefined,
    change: (lang: Lang, text: string) => begin({ ...content, [lang]: text }),
    restore: (version: TextVersion) => begin(byLanguage((lang) => version.content[lang] ?? '')),
    /** Whether it can be published as it was saved. */
    save: async (): Promise<boolean> => {
      if (!edit) return problems.length === 0;
      const answer = await acting.run(draftText, { key: textKey, ...edit });
      if (!answer) return false;
      setEdit(undefined);
      setProblems(answer.problems);
      say(answer.problems.length > 0 ? says.notYet : says.saved);
      return answer.problems.length === 0;
    },
    drop: async () => {
      if (
        draft?.savedAt &&
        (await acting.run(dropTextDraft, { key: textKey, seen: draft.savedAt }))
      )
        discard();
    },
  };
}

type LanguageChoiceProps = {
  lang: Lang;
  onChoose: (lang: Lang) => void;
  wrong: ReadonlySet<string>;
};

const LanguageChoice = ({ lang, onChoose, wrong }: LanguageChoiceProps) => (
  <span className="o-seg">
    {LANGS.map((one) => (
      <button
        key={one}
        type="button"
        lang={one}
        aria-pressed={one === lang}
        onClick={() => onChoose(one)}
      >
        {languageOf(one).name}
        {wrong.has(one) && ' !'}
      </button>
    ))}
  </span>
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

type ButtonProps = { text: string; onPress: () => void; disabled?: boolean };

const Button = ({ text, onPress, disabled = false }: ButtonProps) => (
  <button type="button" className="o-btn" disabled={disabled} onClick={onPress}>
    {text}
  </button>
);

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
