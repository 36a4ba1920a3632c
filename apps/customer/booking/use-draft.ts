import { useEffect, useState } from 'react';
import { type Address, isSameAddress } from '#contract/fields/address.ts';
import { type Draft, emptyDraft, NO_ADDRESS } from './draft.ts';
import { loadDraft, saveDraft, tabStorage } from './draft-storage.ts';

/**
 * The draft of a service: restored after a reload, saved at every change. The last address may arrive after the dialog
 * has opened; it fills the form only while nothing stands in it.
 */
export function useDraft(
  slug: string,
  option: string | null,
  lastAddress: Address | null,
): [Draft, (change: (draft: Draft) => Draft) => void] {
  const [draft, setDraft] = useState(() => {
    const stored = loadDraft(tabStorage, slug) ?? emptyDraft(slug, lastAddress);
    return option && option !== stored.option ? { ...stored, option } : stored;
  });
  useEffect(() => {
    if (!lastAddress) return;
    setDraft((now) => (isBlank(now.address) ? { ...now, address: lastAddress } : now));
  }, [lastAddress]);
  useEffect(() => saveDraft(tabStorage, draft), [draft]);
  return [draft, setDraft];
}

const isBlank = (address: Address): boolean => isSameAddress(address, NO_ADDRESS);
