import { useEffect, useState } from 'react';
import { type Address, isSameAddress } from '#contract/fields/address.ts';
import { dateInIndia } from '#kernel/time.ts';
import {
  type Again,
  type Chosen,
  type Draft,
  draftOfAgain,
  emptyDraft,
  NO_ADDRESS,
  withAddressOption,
  withChosen,
} from './draft.ts';
import { loadDraft, saveDraft, tabStorage } from './draft-storage.ts';

/**
 * The draft of a service: restored after a reload, saved at every change. The last address may arrive after the dialog
 * has opened; it fills the form only while nothing stands in it.
 */
export function useDraft(
  slug: string,
  option: string | null,
  lastAddress: Address | null,
  chosen: Chosen | null = null,
  again: Again | null = null,
): [Draft, (change: (draft: Draft) => Draft) => void] {
  const [draft, setDraft] = useState(() => {
    if (again) return draftOfAgain(slug, again, dateInIndia(Date.now()));
    const stored = loadDraft(tabStorage, slug) ?? emptyDraft(slug, lastAddress);
    const wished = chosen && isFirstLook() ? withChosen(stored, chosen) : stored;
    return withAddressOption(wished, option, isFirstLook());
  });
  useEffect(() => {
    if (!lastAddress) return;
    setDraft((now) => (isBlank(now.address) ? { ...now, address: lastAddress } : now));
  }, [lastAddress]);
  useEffect(() => saveDraft(tabStorage, draft), [draft]);
  return [draft, setDraft];
}

/** After a reload, or on the way back, the draft has been changed since. */
const isFirstLook = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === undefined || entry.type === 'navigate';
};

const isBlank = (address: Address): boolean => isSameAddress(address, NO_ADDRESS);
