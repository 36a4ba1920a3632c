import type { CatalogueItem } from '../public/read-catalogue.ts';
import { joinedKeys, keysOf, optionOf } from './choices.ts';

export type SoldItem = { readonly key: string; readonly pricePaise: number };

/** The draft's option while it is on offer, else the fullest one (ruling R17), with those of the chosen items that are on offer. */
export function offeredOf(
  { options, additions = {} }: Pick<CatalogueItem, 'options' | 'additions'>,
  wished: string | null,
): string | null {
  const offered = options.filter(({ available }) => available).map(({ key }) => key);
  const keys = keysOf(wished);
  const option = offered.find((key) => keys.includes(key)) ?? offered.at(-1);
  return joinedKeys([option, ...keys.filter((key) => Object.hasOwn(additions, key))]);
}

/** The wish as it is sold, with its price for a day; without the catalogue nothing is known of it yet. */
export function soldAs(service: CatalogueItem | undefined, wished: string | null) {
  const offered = service?.options.filter(({ available }) => available);
  const option = service ? offeredOf(service, wished) : wished;
  const sold = offered?.find(({ key }) => key === optionOf(option)) ?? service;
  const items = itemsOf(service, option);
  return { offered, option, items, dayPrice: sold && priceWith(sold.pricePaise, items) };
}

/** The chosen items and what each adds, in the order in which they were chosen. */
export const itemsOf = (
  service: Pick<CatalogueItem, 'additions'> | undefined,
  booked: string | null,
): readonly SoldItem[] =>
  keysOf(booked).flatMap((key) => {
    const pricePaise = service?.additions?.[key];
    return pricePaise === undefined ? [] : [{ key, pricePaise }];
  });

/** The price of a day. The server verifies it, and refuses another. */
export const priceWith = (pricePaise: number, items: readonly SoldItem[]): number =>
  items.reduce((sum, item) => sum + item.pricePaise, pricePaise);

/** The rest where none of the items is chosen any more. */
export const optionWithout = (booked: string | null, items: readonly SoldItem[]): string | null =>
  joinedKeys(keysOf(booked).filter((key) => !items.some((one) => one.key === key)));

/** Another option with the same items. */
export const withOtherOption = (items: readonly SoldItem[], option: string): string | null =>
  joinedKeys([option, ...items.map(({ key }) => key)]);
