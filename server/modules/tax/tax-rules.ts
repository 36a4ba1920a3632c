import type { LocalDate } from '#kernel/time.ts';

/** A part that is taxed at one rate, by its name on a tax document. */
export const TAXED_THINGS = [
  'cleaning',
  'plumbing',
  'electrical',
  'photography',
  'wedding',
  'corporate-event',
  'ceremony',
  'decoration',
  'food',
  'other',
] as const;
export type TaxedThing = (typeof TAXED_THINGS)[number];

/** How sure we are of it; none of it is tax advice. */
export type Certainty = 'high' | 'medium' | 'low';

export type TaxPart = {
  readonly thing: TaxedThing;
  /** Its share of the price, by weight against the other parts. */
  readonly weight: number;
  readonly sac: string;
  /** CGST and SGST together, in hundredths of a percent: 1800 is 18 %. */
  readonly rate: number;
};

/** One way in which something of ours is taxed, for as long as it is. */
export type TaxRule = {
  /** The code of services of this class; the catalogue says the class of each service. */
  readonly taxClass: string;
  /** For this option only; undefined is whatever has no rule of its own. */
  readonly option?: string;
  readonly validFrom: LocalDate;
  /** The last day; null while it is in force. */
  readonly validUntil: LocalDate | null;
  readonly parts: readonly TaxPart[];
  /** Section 9(5), CGST Act: we pay the tax in the place of whoever does the work. */
  readonly section9Clause5: boolean;
  readonly why: string;
  readonly source: string;
  readonly certainty: Certainty;
  /** The question for the accountant; customers never see it. */
  readonly confirm: string;
};

const NOTIFICATION_17 =
  'Notification 17/2017-CT(R) cl. (iii), as told by taxcode.in and gstgyaan.com; rate: heading 9987 entry 25(i), taxmanagementindia.com id=478603';
const ENTRY_13 =
  'Notification 12/2017-CT(R) entry 13(a); AAR Maharashtra GST-ARA-32/2018-19/B-131 (Sadashiv Anajee Shete), as told by web.lawcrux.com 105889 and busy.in';

const housekeeping = (thing: TaxedThing, certainty: Certainty, confirm: string): TaxRule => ({
  taxClass: thing,
  validFrom: '2017-08-22',
  validUntil: null,
  parts: [{ thing, weight: 1, sac: '9987', rate: 500 }],
  section9Clause5: true,
  why: 'House-keeping such as plumbing, carpentering etc. by unregistered workers through an electronic commerce operator: the operator pays 5 %, without input tax credit.',
  source: NOTIFICATION_17,
  certainty,
  confirm,
});

const event = (thing: TaxedThing, sac: string): TaxRule => ({
  taxClass: thing,
  validFrom: '2017-07-01',
  validUntil: null,
  parts: [{ thing, weight: 1, sac, rate: 1800 }],
  section9Clause5: false,
  why: 'Sold in our own name at one price: 18 % on the whole, the careful reading. Where a worker below the threshold supplied it themselves, their part would bear none (Notification 65/2017-CT).',
  source: 'web.lawcrux.com gtnoti_cgst1718_65 on the threshold; the rate and the code from memory',
  certainty: 'medium',
  confirm: 'Confirm rate and SAC, and that the contract is ours and not the worker’s.',
});

const CEREMONY: Omit<TaxPart, 'weight'> = { thing: 'ceremony', sac: '999591', rate: 0 };
const DECORATION: Omit<TaxPart, 'weight'> = { thing: 'decoration', sac: '998596', rate: 1800 };
const FOOD: Omit<TaxPart, 'weight'> = { thing: 'food', sac: '996334', rate: 500 };

/** A pooja whole is its ceremony and what its two options cost: the weights are those prices, in rupees. */
function pooja(taxClass: string, decoration: number, food: number, whole: number): TaxRule[] {
  const common = {
    taxClass,
    validFrom: '2017-07-01',
    validUntil: null,
    section9Clause5: false,
    source: `${ENTRY_13}; decoration and catering from memory`,
    certainty: 'low',
  } as const;
  return [
    {
      ...common,
      parts: [
        { ...CEREMONY, weight: whole - decoration - food },
        { ...DECORATION, weight: decoration },
        { ...FOOD, weight: food },
      ],
      why: 'The ceremony is conducted by the priest: nil. Decoration 18 % and outdoor catering 5 % without credit stand beside it in lines of their own.',
      confirm:
        'The whole may be taxed as one supply. The ruling binds only its applicant, yet is on our facts: GST on our commission from the priest is due beside what the customer’s tax documents show.',
    },
    {
      ...common,
      option: 'decoration',
      parts: [{ ...DECORATION, weight: 1 }],
      why: 'Decoration alone is no religious ceremony: 18 %.',
      confirm: 'Confirm rate and SAC.',
    },
    {
      ...common,
      option: 'food',
      parts: [{ ...FOOD, weight: 1 }],
      why: 'Outdoor catering: 5 % without input tax credit.',
      confirm: 'Confirm rate and SAC; prasad alone may be exempt.',
    },
  ];
}

/** Read from stored documents in November 2026; not tax advice. A change of law is a new row, and an end for the old. */
export const taxRules: readonly TaxRule[] = [
  housekeeping(
    'cleaning',
    'medium',
    'Confirm that cleaning falls under “house-keeping, such as … etc.”; otherwise 998533 at 18 %.',
  ),
  housekeeping('plumbing', 'high', 'Confirm that no Karigar is liable in person to register.'),
  housekeeping(
    'electrical',
    'medium',
    'Confirm that electrical work falls under “house-keeping, such as … etc.”; otherwise 995461 at 18 %.',
  ),
  event('photography', '998383'),
  event('wedding', '998596'),
  event('corporate-event', '998596'),
  ...pooja('ganesh-chaturthi', 5_000, 7_000, 15_000),
  ...pooja('satyanarayan', 3_000, 5_000, 11_000),
  ...pooja('rudrabhishek', 4_000, 6_000, 13_000),
  {
    taxClass: 'other',
    validFrom: '2017-07-01',
    validUntil: null,
    parts: [{ thing: 'other', weight: 1, sac: '999799', rate: 1800 }],
    section9Clause5: false,
    why: 'Whatever has no class of its own yet: 18 % on the whole, the general rate, as other services that are named nowhere else.',
    source: 'the rate and the code from memory',
    certainty: 'low',
    confirm:
      'Confirm rate and SAC of every service that is sold under this class, before its first invoice.',
  },
];

/** The classes that a service may be sold under. */
export const TAX_CLASSES: ReadonlySet<string> = new Set(taxRules.map(({ taxClass }) => taxClass));

/** Said wherever those who run this see the table; customers never see it. */
export const CONFIRM_NOTICE =
  'Read from published documents in November 2026; not tax advice. Confirm every rate, code and question with your accountant before the first invoice.';

/** Notes beside the table that ask for an accountant too. */
export const TAX_QUESTIONS: readonly {
  readonly topic: string;
  readonly note: string;
  readonly certainty: Certainty;
  readonly source: string;
}[] = [
  {
    topic: 'A fee kept when a booking is cancelled or nobody is at home',
    note: 'Taxed like the service it belongs to, in an invoice of its own.',
    certainty: 'medium',
    source: 'Circular 178/10/2022-GST, from memory',
  },
  {
    topic: 'The name of a customer whose account is erased',
    note: 'Invoices and credit notes that bear tax keep name and address of an unregistered recipient for eight financial years, sealed, because ours are services through an e-commerce operator; receipt and refund vouchers, and bills of supply for what bears no tax, lose them. Confirm that the proviso holds for what we supply under section 9(5) and for our own supplies alike, and that the vouchers need no name.',
    certainty: 'medium',
    source:
      'CGST Rules, 46(f) with the proviso of Notification 26/2022-CT, 49 to 51, 53(1A); section 36 of the Act for how long',
  },
  {
    topic: 'Work that is done again after a complaint',
    note: 'A visit of its own, for which nothing is charged: as repair under a warranty it has no voucher, no invoice and no tax, but for extra work that the customer pays; the tax in the price of the first visit covers both. What is set aside for it becomes credit when the visit is given up; a part that is not given back is no fee. Confirm this reading, and whether tax paid on parts used for it has to be given back. What an earlier version has booked bore tax a second time.',
    certainty: 'low',
    source:
      'CGST Act, section 7(1) and 2(31) (consideration); Circular 195/07/2023-GST, rows 1 and 2, which speaks of warranties of manufacturers',
  },
  {
    topic: 'Extra work and parts that are approved at a visit',
    note: 'Each is a line of its own on the invoice, at the rate of the service it belongs to; of a pooja whole at its highest. Parts that are sold by themselves may bear another rate and a code of goods.',
    certainty: 'low',
    source: 'CGST Act, section 8 (composite supply), from memory',
  },
  {
    topic: 'A Karigar who is registered',
    note: 'They would invoice themselves, and we would collect tax under section 52 (0.5 % since 10-07-2024). The table is for unregistered ones; none that is registered may be taken on before this is settled.',
    certainty: 'high',
    source: 'Notification 15/2024-CT, taxguru.in, taxscan.in',
  },
  {
    topic: 'Commission',
    note: 'Our part of what a priest earns bears 18 % between us and them; it does not stand on the customer’s tax documents.',
    certainty: 'medium',
    source: 'GST-ARA-32/2018-19/B-131; the rate from memory',
  },
];

/** Options that are taxed by a rule of their own: an item of that name could be taken for one. */
export const TAXED_OPTIONS: ReadonlySet<string> = new Set(
  taxRules.flatMap(({ option }) => option ?? []),
);
