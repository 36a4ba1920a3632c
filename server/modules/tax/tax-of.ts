import { optionOf } from '#contract/catalogue/choices.ts';
import { factsOf } from '#contract/catalogue/known.ts';
import type { Paise } from '#kernel/money.ts';
import type { LocalDate } from '#kernel/time.ts';
import { type TaxedThing, type TaxRule, taxRules } from './tax-rules.ts';

/** One line of a price: what stands on a tax document, and what is owed to the two treasuries. */
export type TaxLine = {
  readonly thing: TaxedThing;
  /** The extra work approved at the visit; undefined for the work that was booked. */
  readonly extra?: { readonly kind: 'labour' | 'parts'; readonly label: string };
  readonly sac: string;
  /** CGST and SGST together, in hundredths of a percent. */
  readonly rate: number;
  /** The price paid for it: the three parts below together. */
  readonly amountPaise: Paise;
  readonly taxablePaise: Paise;
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
};

export type Taxed = Pick<TaxLine, 'amountPaise' | 'taxablePaise' | 'cgstPaise' | 'sgstPaise'> & {
  readonly lines: readonly TaxLine[];
  readonly section9Clause5: boolean;
};

/** Our prices include the tax: what of an amount is tax, on the day on which it is paid or invoiced. */
export function taxOf(what: {
  readonly serviceId: number;
  readonly option: string | null;
  readonly amountPaise: Paise;
  readonly on: LocalDate;
}): Taxed {
  const { parts, section9Clause5 } = taxRuleFor(what);
  const weights = parts.map(({ weight }) => weight);
  const amounts = divide(what.amountPaise, weights);
  const lines = parts.flatMap(({ thing, sac, rate }, index): TaxLine[] => {
    const amountPaise = amounts[index] as Paise;
    return amountPaise > 0 ? [{ thing, sac, rate, ...splitTax(amountPaise, rate) }] : [];
  });
  return { ...sumOf(lines), lines, section9Clause5 };
}

/** A line of a bill that was accepted: what was booked, or what was approved on top of it. */
export type BilledLine = {
  readonly kind: 'service' | 'labour' | 'parts';
  readonly label: string;
  readonly amountPaise: Paise;
};

/**
 * A bill line by line, each with a tax of its own: its invoice shows the lines, and the books have their sum. Extra work
 * bears what the service bears; where that is several things, the dearest of them.
 */
export function taxOfBill(what: {
  readonly serviceId: number;
  readonly option: string | null;
  readonly lines: readonly BilledLine[];
  readonly on: LocalDate;
}): Taxed {
  const { parts, section9Clause5 } = taxRuleFor(what);
  const dearest = parts.reduce((most, one) => (one.rate > most.rate ? one : most));
  const lines = what.lines
    .filter(({ amountPaise }) => amountPaise > 0)
    .flatMap(({ kind, label, amountPaise }): readonly TaxLine[] => {
      if (kind === 'service') return taxOf({ ...what, amountPaise }).lines;
      const { thing, sac, rate } = dearest;
      return [{ thing, sac, rate, extra: { kind, label }, ...splitTax(amountPaise, rate) }];
    });
  return { ...sumOf(lines), lines, section9Clause5 };
}

/** A part of a bill that is given back bears what its lines bear, each in its measure; the whole bears what the bill did. */
export function taxOfPart(
  what: Parameters<typeof taxOfBill>[0] & { readonly amountPaise: Paise },
): Taxed {
  const weights = what.lines.map(({ amountPaise }) => amountPaise);
  if (what.amountPaise === total(what.lines, 'amountPaise')) return taxOfBill(what);
  const amounts = divide(what.amountPaise, weights);
  const lines = what.lines.map((line, index) => ({
    ...line,
    amountPaise: amounts[index] as Paise,
  }));
  return taxOfBill({ ...what, lines });
}

/** The rule in force on that day: the option's own, else the service's. */
export function taxRuleFor(
  { serviceId, option, on }: { serviceId: number; option: string | null; on: LocalDate },
  rules: readonly TaxRule[] = taxRules,
): TaxRule {
  const taxClass = factsOf({ id: serviceId })?.taxClass;
  const inForce = rules.filter(
    (rule) =>
      rule.taxClass === taxClass &&
      rule.validFrom <= on &&
      (rule.validUntil === null || on <= rule.validUntil),
  );
  const rule =
    inForce.find((one) => one.option !== undefined && one.option === optionOf(option)) ??
    inForce.find((one) => one.option === undefined);
  if (!rule) throw new Error(`Service ${serviceId} has no tax rule on ${on}`);
  return rule;
}

/**
 * Both treasuries have the same, to the paisa; what rounding leaves belongs to the value of the service. The three always
 * add up to what was paid.
 */
export function splitTax(
  amountPaise: Paise,
  rate: number,
): Omit<TaxLine, 'thing' | 'sac' | 'rate' | 'extra'> {
  if (!Number.isSafeInteger(amountPaise) || amountPaise <= 0)
    throw new RangeError(`A tax on ${amountPaise} paise is none`);
  const half = Math.round((amountPaise * rate) / (2 * (10_000 + rate)));
  return {
    amountPaise,
    taxablePaise: amountPaise - 2 * half,
    cgstPaise: half,
    sgstPaise: half,
  };
}

/** Whole paise by weight; the last part takes the remainder. */
function divide(amountPaise: Paise, weights: readonly number[]): Paise[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = weights.slice(0, -1).map((weight) => Math.floor((amountPaise * weight) / whole));
  return [...parts, amountPaise - parts.reduce((sum, part) => sum + part, 0)];
}

const sumOf = (lines: readonly TaxLine[]) => ({
  amountPaise: total(lines, 'amountPaise'),
  taxablePaise: total(lines, 'taxablePaise'),
  cgstPaise: total(lines, 'cgstPaise'),
  sgstPaise: total(lines, 'sgstPaise'),
});

const total = <Name extends string>(
  lines: readonly { readonly [name in Name]: Paise }[],
  name: Name,
): Paise => lines.reduce((sum, line) => sum + line[name], 0);
