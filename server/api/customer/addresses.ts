import { deleteAddress as deletePromise } from '#contract/customer/delete-address.ts';
import { listAddresses } from '#contract/customer/list-addresses.ts';
import { renameAddress as renamePromise } from '#contract/customer/rename-address.ts';
import { saveAddress as savePromise } from '#contract/customer/save-address.ts';
import { accept } from '#kernel/outcome.ts';
import { deleteAddress } from '#server/flows/address/delete-address.ts';
import { renameAddress } from '#server/flows/address/rename-address.ts';
import { saveAddress } from '#server/flows/address/save-address.ts';
import { listSavedAddresses } from '#server/views/saved-addresses.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** The places a person has saved. */
export const addressAnswers: readonly Answer[] = [
  answer(listAddresses, async (_input, { db, person }) =>
    accept({ addresses: await listSavedAddresses(db, person.id) }),
  ),
  answer(savePromise, async (input, { world, person, now }) => {
    const outcome = await saveAddress(world.pool, person.id, input, now);
    return outcome.ok ? accept({ saved: true as const }) : outcome;
  }),
  answer(renamePromise, async (input, { db, person }) => {
    const outcome = await renameAddress(db, person.id, input);
    return outcome.ok ? accept({ renamed: true as const }) : outcome;
  }),
  answer(deletePromise, async ({ id }, { db, person }) => {
    await deleteAddress(db, person.id, id);
    return accept({ deleted: true as const });
  }),
];
