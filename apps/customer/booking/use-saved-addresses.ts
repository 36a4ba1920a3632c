import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteAddress } from '#contract/customer/delete-address.ts';
import { listAddresses } from '#contract/customer/list-addresses.ts';
import { renameAddress } from '#contract/customer/rename-address.ts';
import { MOST_ADDRESSES, saveAddress } from '#contract/customer/save-address.ts';
import type { AddressLabel, SavedAddress } from '#contract/customer/saved-address.ts';
import type { Address } from '#contract/fields/address.ts';
import { call } from '../api/call.ts';
import { queryOf } from '../api/query.ts';

const NONE: readonly SavedAddress[] = [];

/** The places this person has saved. Without them one types, as ever: nothing here stands in the way of a booking. */
export function useSavedAddresses() {
  const queries = useQueryClient();
  const [failed, setFailed] = useState(false);
  const { data } = useQuery({ ...queryOf(listAddresses, {}), staleTime: 60_000 });
  const saved = data?.addresses ?? NONE;

  const readAgain = () => void queries.invalidateQueries({ queryKey: [listAddresses.name] });
  const settle = ({ ok }: { ok: boolean }) => {
    setFailed(!ok);
    readAgain();
  };
  return {
    saved,
    /** Known, and there is room for one more. */
    mayGrow: data !== undefined && saved.length < MOST_ADDRESSES,
    /** The last change was not taken. */
    failed,
    save: (address: Address, label: AddressLabel) =>
      void call(saveAddress, { address, label }).then(readAgain),
    rename: (id: string, label: AddressLabel) =>
      void call(renameAddress, { id, label }).then(settle),
    remove: (id: string) => void call(deleteAddress, { id }).then(settle),
  };
}
