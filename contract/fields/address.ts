import * as z from 'zod/mini';
import { pincode } from './pincode.ts';
import { WRITABLE } from './writable.ts';

const line = (missing: string, most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, missing),
      z.maxLength(most, 'text-too-long'),
      z.regex(WRITABLE, 'text-invalid'),
    );

const extra = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, 'text-too-long'), z.regex(WRITABLE, 'text-invalid'));

/** The name of a housing society, as anybody writes it. */
export const society = extra(120);

/** The home to which the Karigar comes; `landmark` may be empty, and a home in a society may be described by its parts. */
export const address = z.object({
  street: line('street-missing', 200),
  city: line('city-missing', 60),
  state: line('state-missing', 60),
  pincode,
  landmark: z._default(extra(120), ''),
  society: z.optional(society),
  wing: z.optional(extra(20)),
  flat: z.optional(extra(20)),
});
export type Address = z.infer<typeof address>;

const PARTS = [
  'street',
  'city',
  'state',
  'pincode',
  'landmark',
  'society',
  'wing',
  'flat',
] as const satisfies readonly (keyof Address)[];

/** A part that was left empty is as good as one that was never there. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  PARTS.every((part) => (one[part] ?? '') === (other[part] ?? ''));

/** `B, Sahyadri Heights`: the way behind a gate, and no door. A house without a society has none to tell. */
export const wingAtGate = ({ wing, society }: Address): string =>
  [wing, society].filter(Boolean).join(', ');

/** `B-702, Sahyadri Heights`: the door and whose gate it lies behind. */
export const homeAtGate = (address: Address): string =>
  [doorOf(address), address.society || streetAlone(address)].filter(Boolean).join(', ');

/** `B-702, Sahyadri Heights, Hill Road`: what a Karigar looks for at the door. */
export const homeOf = (address: Address): string =>
  [doorOf(address), address.society, streetAlone(address)].filter(Boolean).join(', ');

const doorOf = ({ wing, flat }: Address): string => [wing, flat].filter(Boolean).join('-');

/** Many write their flat and their society into the street as well: what has been said is not said twice. */
function streetAlone(address: Address): string {
  const { street, society, flat } = address;
  const said = [doorOf(address), flat, society].flatMap((part) => (part ? bare(part) : []));
  const parts = street.split(',').map((part) => part.trim());
  // Without a society, `5, Carter Road` is the fifth house of that road, whatever the flat in it is called.
  const isHouse = (index: number) =>
    !society && /^\d/.test(parts[index] ?? '') && ROAD.test(parts[index + 1] ?? '');
  return parts.filter((part, index) => isHouse(index) || !said.includes(bare(part))).join(', ');
}

const ROAD =
  /\s(road|rd|street|st|lane|marg|gully|gulli|galli|path|highway|रोड|मार्ग|गली|गल्ली|पथ|रस्ता)\.?$/i;

const bare = (part: string): string =>
  part
    .toLowerCase()
    .replace(/^((flat|room|no)\b|[\s.:#])+/, '')
    .replace(/\s+/g, ' ');
