import { useEffect, useState } from 'react';

/** Unsaved changes, and the draft that they began with. */
export type Edit<Content> = { readonly content: Content; readonly seen: string | null };
type Edits<Content> = Readonly<Record<string, Edit<Content>>>;

export type Editing<Content> = {
  readonly of: (name: string) => Edit<Content> | undefined;
  readonly keep: (name: string, edit: Edit<Content>) => void;
  readonly discard: (name: string) => void;
};

/** Edits stay while one looks at others of the same list; the browser asks before a page with any is left. */
export function useEditing<Content>(): Editing<Content> {
  const [edits, setEdits] = useState<Edits<Content>>({});
  const isAny = Object.keys(edits).length > 0;
  useEffect(() => {
    if (!isAny) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isAny]);
  return {
    of: (name) => edits[name],
    keep: (name, edit) => setEdits((before) => ({ ...before, [name]: edit })),
    discard: (name) => setEdits(({ [name]: _, ...rest }) => rest),
  };
}
