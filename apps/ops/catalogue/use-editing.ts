import { useEffect, useState } from 'react';
import type { CategoryContent, ServiceContent } from '#contract/fields/catalogue-content.ts';

export type Kind = 'service' | 'category';

/** Unsaved changes, and the draft that they began with. */
export type Edit<Content> = { readonly content: Content; readonly seen: string | null };
type Edits<Content> = Readonly<Record<string, Edit<Content>>>;

export type Editing<Content> = {
  readonly of: (slug: string) => Edit<Content> | undefined;
  readonly keep: (slug: string, edit: Edit<Content>) => void;
  readonly discard: (slug: string) => void;
};

/** Edits stay while one looks at other services; the browser asks before a page with any is left. */
export function useEdits(): {
  readonly services: Editing<ServiceContent>;
  readonly categories: Editing<CategoryContent>;
} {
  const [services, setServices] = useState<Edits<ServiceContent>>({});
  const [categories, setCategories] = useState<Edits<CategoryContent>>({});
  const count = Object.keys(services).length + Object.keys(categories).length;
  useEffect(() => {
    if (count === 0) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [count]);
  return {
    services: editingOf(services, setServices),
    categories: editingOf(categories, setCategories),
  };
}

const editingOf = <Content>(
  edits: Edits<Content>,
  set: (change: (before: Edits<Content>) => Edits<Content>) => void,
): Editing<Content> => ({
  of: (slug) => edits[slug],
  keep: (slug, edit) => set((before) => ({ ...before, [slug]: edit })),
  discard: (slug) => set(({ [slug]: _, ...rest }) => rest),
});
