import { catalogueWords } from '#contract/catalogue/known.ts';
import { optionNameIn, serviceNameIn } from '#contract/catalogue/words.ts';
import type { PaidWay } from '#contract/customer/refund.ts';
import type { PrintedTaxDocument } from '#contract/customer/tax-document.ts';
import type { TaxDocumentKind } from '#contract/tax-document-kinds.ts';
import { printedTaxDocuments } from '#i18n/every/printed-tax-documents.ts';
import { type ByLanguage, byLanguage, type Lang } from '#kernel/languages.ts';
import type { Paise } from '#kernel/money.ts';
import type { Instant } from '#kernel/time.ts';
import type { Booking } from '#server/modules/booking/booking.ts';
import type { Taxed, TaxLine } from '#server/modules/tax/tax-of.ts';
import { shownDate, shownMoney } from '#server/modules/tax-document/shown.ts';
import type { Supplier } from '#server/modules/tax-document/supplier.ts';
import { sumOfShares } from '#server/modules/tax-document/tax-documents-due.ts';
import { rupeesInWords } from './rupees-in-words.ts';

/** The content of a tax document, before it is put into words. */
export type Said = {
  readonly kind: TaxDocumentKind;
  readonly number: string;
  readonly issuedAt: Instant;
  readonly supplier: Supplier;
  readonly booking: Booking;
  readonly taxed: Taxed;
  /** An invoice for a fee and not for work. */
  readonly isFee: boolean;
  /** How the money came, where some came. */
  readonly paid: { readonly way: PaidWay | 'cash' | 'credit'; readonly reference: string } | null;
  readonly about: Named | null;
  readonly adjusts: readonly { readonly number: string; readonly amountPaise: Paise }[];
};
export type Named = { readonly number: string; readonly issuedAt: Instant };

type Words = (typeof printedTaxDocuments)['en'];

/** Word for word what stands on a tax document, in each language; its recipient's name stands apart. */
export const printTaxDocument = (said: Said): ByLanguage<PrintedTaxDocument> =>
  byLanguage((lang) => print(said, lang));

function print(said: Said, language: Lang): PrintedTaxDocument {
  const words = printedTaxDocuments[language];
  const { kind, supplier, booking, taxed } = said;
  return {
    title: words.titles[titleOf(kind, taxed)],
    demo: supplier.demo ? words.demo : null,
    supplier: {
      label: words.supplier,
      name: supplier.legalName,
      lines: [supplier.address, `${words.gstin} ${supplier.gstin}`, words.state],
    },
    recipient: {
      label: words.recipient,
      lines: [words.pincode({ pincode: booking.address.pincode }), words.state],
    },
    facts: factsOf(said, words, language),
    table: tableOf(said, words),
    sums: sumsOf(said, words),
    inWords: { label: words.inWords, value: rupeesInWords(taxed.amountPaise, language) },
    notes: [
      ...(taxed.section9Clause5 ? [words.notes.section9Clause5] : []),
      words.notes.inclusive,
      words.notes.electronic,
    ],
  };
}

/** Rules 46, 46A and 49: by whether some, all or none of it bears tax. */
function titleOf(kind: TaxDocumentKind, { lines }: Taxed): keyof Words['titles'] {
  if (kind !== 'invoice') return kind;
  const exempt = lines.filter(({ rate }) => rate === 0).length;
  return exempt === 0 ? 'invoice' : exempt === lines.length ? 'exempt' : 'mixed';
}

function factsOf(said: Said, words: Words, language: Lang): PrintedTaxDocument['facts'] {
  const catalogue = catalogueWords(language);
  const { kind, booking, paid, about } = said;
  const service = serviceNameIn(catalogue, booking.serviceSlug, booking.serviceName);
  const option = optionNameIn(catalogue, booking.option);
  const facts: [string, string][] = [
    [words.number, said.number],
    [words.date, shownDate(said.issuedAt)],
    [words.booking, booking.reference],
    [words.service, option ? `${service} (${option})` : service],
    [words.visit, shownDate(booking.startsAt)],
  ];
  if (about && (kind === 'refund' || kind === 'credit-note'))
    facts.push([words.against[kind], words.dated({ ...about, date: shownDate(about.issuedAt) })]);
  if (paid) facts.push([words.paidBy, words.ways[paid.way]]);
  if (paid?.reference) facts.push([words.reference, paid.reference]);
  facts.push([words.placeOfSupply, words.maharashtra], [words.reverseCharge, words.no]);
  return facts.map(([label, value]) => ({ label, value }));
}

function tableOf({ kind, taxed, isFee }: Said, words: Words): PrintedTaxDocument['table'] {
  const { description, sac, taxable, cgst, sgst, amount, total } = words.columns;
  const line = isFee && kind === 'invoice' ? words.lines.fee : words.lines[kind];
  return {
    columns: [description, sac, taxable, cgst, sgst, amount],
    rows: taxed.lines.map((one) => [
      one.extra
        ? words.extra[one.extra.kind]({ label: one.extra.label })
        : line({ thing: words.things[one.thing] }),
      one.sac,
      shownMoney(one.taxablePaise),
      withRate(one, one.cgstPaise, words),
      withRate(one, one.sgstPaise, words),
      shownMoney(one.amountPaise),
    ]),
    total: [
      total,
      '',
      ...[taxed.taxablePaise, taxed.cgstPaise, taxed.sgstPaise, taxed.amountPaise].map(shownMoney),
    ],
  };
}

const withRate = ({ rate }: TaxLine, taxPaise: Paise, words: Words): string =>
  rate === 0 ? words.exemptLine : `${shownMoney(taxPaise)} (${rate / 200}%)`;

function sumsOf({ kind, taxed, adjusts }: Said, words: Words): PrintedTaxDocument['sums'] {
  const whole = { label: words.sums[kind], value: shownMoney(taxed.amountPaise) };
  if (adjusts.length === 0) return [whole];
  const adjustedPaise = sumOfShares(adjusts);
  const numbers = adjusts.map(({ number }) => number).join(', ');
  return [
    whole,
    { label: words.sums.adjusted({ numbers }), value: `−${shownMoney(adjustedPaise)}` },
    { label: words.sums.due, value: shownMoney(taxed.amountPaise - adjustedPaise) },
  ];
}
