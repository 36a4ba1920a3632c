import * as z from 'zod/mini';

/** Audiences of an event, each told in ways of its own. */
export type Audience = 'customer' | 'karigar' | 'operations' | 'society';

/** Jobs that an event can start, at once or at a moment that it names. */
export type EventJob =
  | 'apply-timeout'
  | 'ask-gateway'
  | 'ask-payment'
  | 'check-roster'
  | 'end-zone'
  | 'end-hold'
  | 'erase-late-records'
  | 'find-karigar'
  | 'follow-owner'
  | 'issue-tax-documents'
  | 'keep-apart'
  | 'move-transfer'
  | 'note-erasure'
  | 'remind-of-payment'
  | 'ring-staff'
  | 'send-message'
  | 'send-webhook'
  | 'tell-zone'
  | 'write-new-device'
  | 'write-welcome';

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type KeyOf<Of extends Shape> = Extract<keyof Of, string>;

type Hearing<Of extends Shape> = {
  /** Told in their own words: the compiler asks for the words of each. */
  readonly tells?: readonly Audience[];
  /** Screens that show something else now: of who watches the visit, and of the Karigars that these of its data name. */
  readonly onScreens?: { readonly visit?: true; readonly karigars?: readonly KeyOf<Of>[] };
  readonly sets?: readonly EventJob[];
  /** The data that names a moment, and what is set going then. */
  readonly later?: { readonly [Key in KeyOf<Of>]?: EventJob };
};

/** Nobody hears of it, because … */
type Unheard = { readonly nobody: string };

export type EventDefinition = {
  readonly data: z.ZodMiniType;
  readonly tells?: readonly Audience[];
  readonly onScreens?: { readonly visit?: true; readonly karigars?: readonly string[] };
  readonly sets?: readonly EventJob[];
  readonly later?: Readonly<Record<string, EventJob>>;
  readonly nobody?: string;
};

/** An event: what is known of it, and who hears of it. Its data names ids, amounts and moments, no more of a person. */
export const event = <const Of extends Shape, const Heard extends Hearing<Of> | Unheard>(
  shape: Of,
  heard: Heard,
) => ({ data: z.object(shape), ...heard });

export const text = z.string();
export const number = z.number();
export const flag = z.boolean();
export const paise = z.number();
/** Milliseconds since 1970. */
export const instant = z.number();
/** The number by which a Karigar is known among us. */
export const karigar = z.number();
export const karigars = z.readonly(z.array(z.number()));
export const numbers = z.readonly(z.array(z.number()));
export const texts = z.readonly(z.array(z.string()));
export const record = z.readonly(z.record(z.string(), z.unknown()));
export const maybe = <One extends z.ZodMiniType>(one: One) => z.optional(one);
export const orNone = <One extends z.ZodMiniType>(one: One) => z.nullable(one);

/** Data of every event of a booking, so that its readers need not ask for more. */
export const ofBooking = {
  userId: text,
  reference: text,
  serviceSlug: text,
  serviceName: text,
  startsAt: instant,
  days: maybe(number),
};
