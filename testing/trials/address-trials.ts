import { bookingRequest } from '../belongings.ts';
import type { Naming, Trial } from '../trial.ts';

const strange = (of: Naming['of']): Naming => ({ hears: 'same-as-nothing', of });

/** Trials of a person's addresses. */
export const addressTrials: Readonly<Record<string, Trial>> = {
  listAddresses: { own: () => ({}) },
  saveAddress: { own: () => ({ label: 'work', address: bookingRequest().address }) },
  renameAddress: {
    own: ({ addressId }) => ({ id: addressId, label: 'other' }),
    names: { id: strange((its) => its.addressId) },
  },
  deleteAddress: {
    own: ({ addressId }) => ({ id: addressId }),
    names: { id: strange((its) => its.addressId) },
  },
};
