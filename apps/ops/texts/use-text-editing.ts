import { useState } from 'react';
import type { TextKey, TextProblem } from '#contract/fields/written-text.ts';
import { draftText } from '#contract/ops/draft-text.ts';
import { dropTextDraft } from '#contract/ops/drop-text-draft.ts';
import { byLanguage, type Lang } from '#kernel/languages.ts';
import { useAct } from '../shell/act.tsx';
import type { Editing } from '../shell/use-editing.ts';
import { useSpeech } from '../shell/words.tsx';
import type { TextVersion } from './version.ts';

export type TextContent = Readonly<Record<Lang, string>>;

/** The draft as it is typed, and as it was saved. */
export function useTextEditing(
  textKey: TextKey,
  versions: readonly TextVersion[],
  editing: Editing<TextContent>,
) {
  const { opsTexts: says } = useSpeech().words;
  const acting = useAct();
  const draft = versions.find(({ state }) => state === 'draft');
  const edit = editing.of(textKey);
  const [problems, setProblems] = useState<readonly TextProblem[]>([]);
  const [notice, say] = useState<string>();
  const base = versions.find(({ state }) => state === 'draft' || state === 'current');
  const content = edit?.content ?? byLanguage((lang) => base?.content[lang] ?? '');
  const begin = (next: TextContent) => {
    say(undefined);
    editing.keep(textKey, { content: next, seen: edit ? edit.seen : (draft?.savedAt ?? null) });
  };
  const discard = () => {
    editing.discard(textKey);
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
      editing.discard(textKey);
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
