import type { BookingMoney } from '#server/modules/booking/booking-money.ts';
import type { Posted } from '#server/modules/tax-document/money-moved.ts';
import {
  openInvoiced,
  openReceived,
  taxDocumentsDue,
} from '#server/modules/tax-document/tax-documents-due.ts';
import { balanceIn, type Life } from './life.ts';
import { taxIn } from './money.ts';

type Seen = { readonly told: BookingMoney; readonly isEnd: boolean; readonly isOver: boolean };

/** The laws between the books, the tax documents that they ask for, and the page. */
export function documentLaws(life: Life, { told, isEnd, isOver }: Seen): [string, boolean][] {
  return [
    [
      'what receipts, refund vouchers and invoices leave open is what the page tells to be held',
      isEnd || told.heldPaise === Math.max(0, openReceived(posted(life)) - life.handedBackPaise),
    ],
    [
      'what invoices and credit notes come to is what the page tells to be kept, and is owed for it',
      !isOver ||
        openInvoiced(posted(life)) === told.keptPaise + told.owedPaise + life.handedBackPaise,
    ],
    [
      'the tax in the books is that of what customers pay: each invoice once, and of our own money none',
      -balanceIn(life, 'gst_payable') === taxOnInvoices(life),
    ],
    [
      'work that is done again has no receipt and no invoice but for what its customer pays on top',
      life.promisedPaise === 0 ||
        openInvoiced(posted(life)) + openReceived(posted(life)) <=
          life.receivedPaise +
            life.cashPaise +
            balanceIn(life, 'customer_dues') +
            life.handedBackPaise,
    ],
  ];
}

const taxOnInvoices = (life: Life): number =>
  taxDocumentsDue(posted(life))
    .filter(({ kind }) => kind === 'invoice')
    .reduce((sum, { amountPaise }) => sum + taxIn(amountPaise), 0);

/** The entries as papers see them: each is a move of its own here. */
const posted = ({ entries }: Life): Posted[] =>
  entries.map(({ lines }, index) => ({ eventId: index + 1, lines }));
