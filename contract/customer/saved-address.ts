import * as z from 'zod/mini';
import { address } from '../fields/address.ts';

export const ADDRESS_LABELS = ['home', 'work', 'other'] as const;
export const addressLabel = z.enum(ADDRESS_LABELS, 'address-label-unknown');
export type AddressLabel = z.infer<typeof addressLabel>;

export const addressId = z.string().check(z.uuid('address-id-invalid'), z.toLowerCase());

/** A place that its owner need not type again. */
export const savedAddress = z.object({ id: z.string(), label: addressLabel, address });
export type SavedAddress = z.infer<typeof savedAddress>;
