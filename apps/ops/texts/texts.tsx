import type { TextKey } from '#contract/fields/written-text.ts';
import { isHelp, readText, TEXT_KEYS } from '#contract/fields/written-text.ts';
import { listTexts } from '#contract/ops/list-texts.ts';
import { useReading } from '../api/reading.ts';
import { Link } from '../shell/path.tsx';
import { useEditing } from '../shell/use-editing.ts';
import { WaitingRoom } from '../shell/waiting.tsx';
import { useSpeech } from '../shell/words.tsx';
import { TextEditor } from './text-editor.tsx';
import type { TextContent } from './use-text-editing.ts';
import './texts.css';

/** Help and policies: the list of them, and one to be changed. */
export function Texts({ path }: { path: string }) {
  const { words, lang } = useSpeech();
  const { opsTexts: says } = words;
  const editing = useEditing<TextContent>();
  const reading = useReading(listTexts, {});
  const { value } = reading;
  if (!value) return <WaitingRoom reading={reading} />;
  const key = TEXT_KEYS.find((one) => path.endsWith(`/${one}`)) ?? TEXT_KEYS[0];
  const versionsOf = (one: TextKey) => value.texts.filter((version) => version.key === one);
  const entry = (one: TextKey) => {
    const versions = versionsOf(one);
    const shown = versions.find(({ state }) => state === 'current') ?? versions[0];
    return (
      <li key={one}>
        <Link to={`/catalogue/texts/${one}`} aria-current={one === key ? 'true' : undefined}>
          <span className="col">
            <b className="el">{readText(shown?.content[lang] ?? '').title || one}</b>
            <span className="t3">
              {versions.some(({ state }) => state === 'coming') && says.states.coming}{' '}
              {versions.some(({ state }) => state === 'draft') && (
                <b className="risk">{says.states.draft}</b>
              )}{' '}
              {editing.of(one) && <b className="risk">{says.unsaved}</b>}
            </span>
          </span>
        </Link>
      </li>
    );
  };
  return (
    <div className="txt">
      <nav className="txt-list" aria-label={says.title}>
        <h2>{says.policies}</h2>
        <ul>{TEXT_KEYS.filter((one) => !isHelp(one)).map(entry)}</ul>
        <h2>{says.help}</h2>
        <ul>{TEXT_KEYS.filter(isHelp).map(entry)}</ul>
      </nav>
      <TextEditor
        key={key}
        {...{ textKey: key, editing }}
        versions={versionsOf(key)}
        gaps={value.gaps}
      />
    </div>
  );
}
