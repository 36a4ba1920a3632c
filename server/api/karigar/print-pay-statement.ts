import { catalogueWords } from '#contract/catalogue/known.ts';
import { optionNameIn, serviceNameIn } from '#contract/catalogue/words.ts';
import { work } from '#i18n/every/karigar-work.ts';
import { payStatement } from '#i18n/every/pay-statement.ts';
import { printedTaxDocuments } from '#i18n/every/printed-tax-documents.ts';
import type { Lang } from '#kernel/languages.ts';
import { formatRupees } from '#kernel/money.ts';
import type { Supplier } from '#server/modules/tax-document/supplier.ts';
import type { PayStatement } from '#server/views/pay-statement.ts';
import { shownDate, shownDay, shownMoment, withPlainSpaces } from '#ui/dates.ts';

type Words = {
  readonly says: (typeof payStatement)['en'];
  readonly earnings: (typeof work)['en']['earnings'];
  readonly lang: Lang;
};
type Visit = PayStatement['visits'][number];
type Floor = PayStatement['floors'][number];
type Payout = PayStatement['payouts'][number];

export type PrintedPayStatement = ReturnType<typeof printPayStatement>;

/** Word for word what stands on a Karigar's weekly statement; amounts read as on their earnings page. */
export function printPayStatement(
  statement: PayStatement,
  { lang, supplier }: { lang: Lang; supplier: Supplier },
) {
  const says = payStatement[lang];
  const { earnings } = work[lang];
  const words = { says, earnings, lang };
  const { from, until, visits, floors, payouts } = statement;
  const week = earnings.week({ from: shownDate(from, lang), until: shownDate(until, lang) });
  return {
    week,
    title: says.title,
    demo: supplier.demo ? printedTaxDocuments[lang].demo : null,
    supplier: { name: supplier.legalName, lines: [supplier.address] },
    facts: [
      { label: says.karigar, value: statement.name },
      { label: says.week, value: week },
    ],
    table: tableOf(statement, words),
    nothing: visits.length + floors.length === 0 ? earnings.nothing : null,
    payouts: {
      title: says.payouts,
      lines: payouts.length > 0 ? payouts.map((one) => payoutLine(one, words)) : [says.noPayouts],
    },
    notes: [...(statement.isOver ? [] : [says.notOver]), says.source, says.wrong],
  };
}

function tableOf({ visits, floors, netPaise }: PayStatement, words: Words) {
  const { columns, total } = words.says;
  const sumOf = (amountOf: (one: Visit | Floor) => number) =>
    [...visits, ...floors].reduce((sum, one) => sum + amountOf(one), 0);
  const fee = sumOf((visit) => deducted(visit, 'platform-fee'));
  const tax = sumOf((visit) => deducted(visit, 'income-tax'));
  const gross = sumOf(({ grossPaise }) => grossPaise);
  const { day, visit, amount, share, tax: kept, yours } = columns;
  return {
    columns: [day, visit, amount, share, kept, yours],
    rows: [
      ...visits.map((one) => rowOf(one, nameOf(one, words), words)),
      ...floors.map((one) => rowOf(one, floorText(one, words), words)),
    ],
    total: ['', total, formatRupees(gross), takenOff(fee), takenOff(tax), formatRupees(netPaise)],
  };
}

const rowOf = (one: Visit | Floor, name: string, { lang }: Words): string[] => [
  shownDay(one.date, lang),
  name,
  formatRupees(one.grossPaise),
  takenOff(deducted(one, 'platform-fee')),
  takenOff(deducted(one, 'income-tax')),
  formatRupees(one.netPaise),
];

const floorText = ({ floorPaise, earnedPaise }: Floor, { earnings }: Words): string =>
  `${earnings.floor} – ${earnings.floorText({ floor: formatRupees(floorPaise), earned: formatRupees(earnedPaise) })}`;

const deducted = ({ deductions }: Visit | Floor, kind: string): number =>
  deductions.reduce((sum, one) => (one.kind === kind ? sum + one.amountPaise : sum), 0);

const takenOff = (amountPaise: number): string => formatRupees(0 - amountPaise);

function nameOf(
  { serviceSlug, option, kind, lostPaise }: Visit,
  { earnings, lang }: Words,
): string {
  const catalogue = catalogueWords(lang);
  const service = serviceNameIn(catalogue, serviceSlug);
  const name = option ? `${service} · ${optionNameIn(catalogue, option)}` : service;
  if (kind !== 'work') return `${name} – ${earnings[kind]}`;
  return lostPaise ? `${name} – ${earnings.lost({ amount: formatRupees(lostPaise) })}` : name;
}

function payoutLine(payout: Payout, { earnings, lang }: Words): string {
  const { earnedPaise, cashHeldPaise, incomeTaxPaise, bankReference } = payout;
  const cash = formatRupees(cashHeldPaise);
  return [
    `${withPlainSpaces(shownMoment(payout.madeAt, lang))}: ${formatRupees(payout.amountPaise)}`,
    earnings.payoutStates[payout.state],
    earnings.payoutText({ earned: formatRupees(earnedPaise), cash }),
    ...(incomeTaxPaise > 0 ? [earnings.taxKept({ tax: formatRupees(incomeTaxPaise) })] : []),
    ...(bankReference ? [earnings.bankReference({ reference: bankReference })] : []),
  ].join(' · ');
}
