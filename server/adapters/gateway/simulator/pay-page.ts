import { formatRupees } from '#kernel/money.ts';
import { escapeHtml } from '#server/platform/http/escape-html.ts';
import { isUndecided, type Order } from './orders.ts';
import { GO_ON, style } from './pay-page-style.ts';

/** The seller, and the gateway through which it is paid. */
type Between = { readonly shopName: string; readonly gateway?: string };

/** The gateway's own page, where a person plays the bank. It works without any script. */
export function payPage(order: Order, between: Between): string {
  return document(
    `Pay ${formatRupees(order.amount)}`,
    `${summary(order)}${order.state === 'PENDING' ? choices(order) : ending(order)}`,
    between,
  );
}

/** A gateway that tells the shop by a form what happened; it goes off by itself, or by its button without scripts. */
export const returnPage = (
  order: Order,
  fields: Readonly<Record<string, string>>,
  shopName: string,
): string =>
  document(
    'Back to the shop',
    `<div class="card state"><h2>Thank you</h2><p>You are on your way back to the shop.</p></div>
  <form method="post" action="${escapeHtml(order.redirectUrl ?? '')}">${hidden(fields)}
  <button class="pay">Back to the shop</button></form><script>${GO_ON}</script>`,
    { shopName },
  );

const hidden = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    )
    .join('');

export const notFoundPage = (shopName: string): string =>
  document(
    'No such payment',
    `<div class="card state bad"><h2>No such payment</h2>
    <p>This address belongs to no payment. Go back to the shop and begin again.</p></div>`,
    { shopName },
  );

function summary(order: Order): string {
  const until =
    order.expireAt === null
      ? ''
      : `\n  <dt>Open until</dt><dd>${timeFormat.format(order.expireAt)} in India</dd>`;
  return `<div class="card"><p class="for">${escapeHtml(order.description)}</p>
  <h1>${formatRupees(order.amount)}</h1>
  <dl>${
    order.modes && order.state === 'PENDING'
      ? ''
      : `<dt>Method</dt><dd>${METHODS[order.paymentMode]}</dd>
  `
  }  <dt>Order</dt><dd>${escapeHtml(order.merchantOrderId)}</dd>${until}</dl></div>`;
}

const METHODS = { UPI: 'UPI', CARD: 'Card', NETBANKING: 'Net banking', WALLET: 'Wallet' } as const;

/** A gateway that is not told how its customer wants to pay asks them. */
const methods = ({ modes, paymentMode }: Order): string =>
  modes === undefined
    ? ''
    : `<fieldset class="methods"><legend>How do you pay?</legend>${modes
        .map((one) => radio('mode', one, METHODS[one], one === paymentMode))
        .join('')}</fieldset>`;

function choices(order: Order): string {
  const undecided = isUndecided(order)
    ? `<div class="card state wait"><h2>Undecided</h2><p>The bank has not answered yet. You can still decide for it.</p></div>`
    : '';
  return `${undecided}<form method="post">${methods(order)}
  <details><summary>How the shop hears of it</summary><fieldset><legend>The message to the shop</legend>
  ${webhook('once', 'arrives once', true)}
  ${webhook('twice', 'arrives twice')}
  ${webhook('late', 'arrives half a minute late')}
  ${webhook('never', 'never arrives')}
  </fieldset></details>
  <h2>You are the bank: what happens?</h2>
  <button class="pay" name="choice" value="pay">Pay ${formatRupees(order.amount)}</button>
  ${choice('decline', 'Decline', 'The bank says no and nothing is paid.', ' no')}
  ${choice('undecided', 'Leave it undecided', 'The money neither comes nor fails for now.')}
  ${choice('pay-silently', 'Pay, then fall silent', 'It is paid, but for two minutes the gateway answers no questions.')}
  </form>
  <p class="away"><a class="home" href="${escapeHtml(homeOf(order))}">Back to the shop without paying</a></p>`;
}

const choice = (value: string, title: string, text: string, tone = ''): string =>
  `<button class="other${tone}" name="choice" value="${value}">${title}<small>${text}</small></button>`;

const webhook = (value: string, text: string, checked = false): string =>
  radio('webhook', value, text, checked);

const radio = (name: string, value: string, text: string, checked: boolean): string =>
  `<label><input type="radio" name="${name}" value="${value}"${checked ? ' checked' : ''}>${text}</label>`;

function ending(order: Order): string {
  const [title, text, tone] =
    order.state === 'COMPLETED'
      ? ['Paid', 'This payment has been made. It cannot be made twice.', '']
      : order.errorCode === 'ORDER_EXPIRED'
        ? ['Too late', 'The time for this payment is over. Nothing was paid.', ' bad']
        : ['Declined', 'The bank said no. Nothing was paid.', ' bad'];
  return `<div class="card state${tone}"><h2>${title}</h2><p>${text}</p></div>
  <p class="away"><a class="home" href="${escapeHtml(homeOf(order))}">Back to the shop</a></p>`;
}

const homeOf = ({ cancelUrl, redirectUrl }: Order): string => cancelUrl ?? redirectUrl ?? '/';

const document = (
  title: string,
  content: string,
  { shopName, gateway = 'payment sandbox' }: Between,
): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · Sandbox: no real money</title><style>${style}</style></head>
<body><header class="notice">Sandbox: no real money. Nothing you do here moves a rupee.</header>
<main><div class="brand">${MARK}${escapeHtml(shopName)} <span>${escapeHtml(gateway)}</span></div>
${content}</main></body></html>`;

/** The courtyard's cusped arch with its lamp. */
const MARK = `<svg viewBox="0 0 64 64" aria-hidden="true"><g transform="scale(.1)"><path d="M58 604V338A79.3 79.3 0 0 1 90.8 200.3A71.7 71.7 0 0 1 173.5 102.6A54.2 54.2 0 0 1 261.1 61.3C262.1 48.3 311 47 320 34C329 47 377.9 48.3 378.9 61.3A54.2 54.2 0 0 1 466.5 102.6A71.7 71.7 0 0 1 549.2 200.3A79.3 79.3 0 0 1 582 338V604Z" fill="#a43a22"/><path d="M150 604V386A49.3 49.3 0 0 1 172.8 301A47.7 47.7 0 0 1 232.4 240.3C233.4 227.3 311 209 320 196C329 209 406.6 227.3 407.6 240.3A47.7 47.7 0 0 1 467.2 301A49.3 49.3 0 0 1 490 386V604Z" fill="#fbf7ef"/><circle cx="320" cy="476" r="70" fill="#fda51d"/></g></svg>`;

const timeFormat = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  timeStyle: 'short',
});
