import { useRef, useState } from 'react';
import type { InputOf, OutputOf } from '#contract/operation.ts';
import { draftCatalogue } from '#contract/ops/draft-catalogue.ts';
import { dropCatalogueDraft } from '#contract/ops/drop-catalogue-draft.ts';
import { type Acting, useAct } from '../shell/act.tsx';
import type { Edit, Editing } from '../shell/use-editing.ts';
import { useSpeech } from '../shell/words.tsx';

type Saved = OutputOf<typeof draftCatalogue>;
type Kind = 'service' | 'category';
export type Drafting = {
  readonly acting: Acting;
  /** Errors by their place in the draft. */
  readonly wrong: Readonly<Record<string, string>>;
  /** Why the draft that stands cannot be published yet. */
  readonly isBlocked: boolean;
  readonly notice: string | undefined;
  readonly say: (notice: string | undefined) => void;
  readonly save: () => Promise<Saved | undefined>;
  readonly drop: (seen: string) => Promise<void>;
  readonly discard: () => void;
};

type DraftingProps<C> = {
  kind: Kind;
  slug: string;
  edit: Edit<C>;
  editing: Editing<C>;
  /** As it is sent. */
  sent: (content: C) => Pick<InputOf<typeof draftCatalogue>, Kind>;
};

/** A draft is saved as it stands; what is wrong with it comes back and is said at its field. */
export function useDrafting<C>({ kind, slug, edit, editing, sent }: DraftingProps<C>): Drafting {
  const { words } = useSpeech();
  const { opsCatalogue: says } = words;
  const acting = useAct();
  const [problems, setProblems] = useState<Saved['problems']>([]);
  const [notice, say] = useState<string>();
  const discard = () => {
    editing.discard(slug);
    setProblems([]);
    say(undefined);
    acting.clear();
  };
  const saving = useRef<Promise<Saved | undefined>>(undefined);
  const save = async () => {
    const answer = await acting.run(draftCatalogue, {
      ...{ slug, seen: edit.seen },
      ...sent(edit.content),
    });
    if (!answer) return undefined;
    editing.discard(slug);
    setProblems(answer.problems);
    say(answer.problems.length > 0 ? says.notYet : says.saved);
    return answer;
  };
  return {
    acting,
    wrong: {
      ...Object.fromEntries(problems.map(({ field, code }) => [field, says.problems[code]])),
      ...inFields(acting.fields, kind, words.refusals),
    },
    isBlocked: problems.length > 0,
    notice,
    say,
    // Publishing right after saving waits for the same answer.
    save: () => {
      if (!acting.busy || !saving.current) saving.current = save();
      return saving.current;
    },
    drop: async (seen) => {
      if (await acting.run(dropCatalogueDraft, { slug, kind, seen })) discard();
    },
    discard,
  };
}

/** `service.words.hi.name` is said at `words.hi.name`. */
const inFields = (
  fields: Readonly<Record<string, string>>,
  kind: Kind,
  refusals: Readonly<Record<string, unknown>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, code]) => [
      field.replace(`${kind}.`, ''),
      String(refusals[code] ?? code),
    ]),
  );
