import type { Hono } from 'hono';
import { lightDark } from '#contract/palette.ts';
import { formatRupees, type Paise } from '#kernel/money.ts';
import type { World } from '#server/app-context.ts';
import { reconcileSettlements } from '#server/effects/reconcile-settlements.ts';
import { securityHeaders } from '#server/platform/http/security-headers.ts';
import { listSettlements, type SettlementReport } from '#server/views/settlements.ts';

/** Development only, until operations have a screen of their own: what gateways paid out, and what did not fit. */
export function openSettlementsPage(app: Hono, world: World): void {
  app.get('/dev/settlements', async () => {
    const reports = await listSettlements(world.pool);
    return new Response(page(reports), { headers: HEADERS });
  });
  app.get('/dev/settlements.json', async () => {
    const settlements = await listSettlements(world.pool);
    return Response.json({ settlements }, { headers: { 'cache-control': 'no-store' } });
  });
  /** Runs the clock's morning task now. */
  app.post('/dev/settlements', async (context) => {
    await reconcileSettlements(world);
    return context.redirect('/dev/settlements', 303);
  });
}

const STYLE = `:root{color-scheme:light dark}body{margin:0;font:16px/1.55 system-ui,sans-serif;background:${lightDark('page')};color:${lightDark('text')}}
main{max-width:60rem;margin:0 auto;padding:1.5rem}section{background:${lightDark('card')};border:1px solid ${lightDark('line')};border-radius:.75rem;padding:1rem;margin-block:1rem;overflow-x:auto}
h1{font-size:1.375rem}h2{font-size:1.05rem;margin:0 0 .5rem}p{margin:.25rem 0}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.35rem .75rem .35rem 0;border-top:1px solid ${lightDark('line')};font-variant-numeric:tabular-nums}
.fits{color:${lightDark('action')}}.differs{color:${lightDark('brand-text')};font-weight:600}button{min-height:3rem;padding:.5rem 1.25rem;border:0;border-radius:.75rem;font:inherit;font-weight:700;background:${lightDark('action')};color:${lightDark('on-action')};cursor:pointer}`;

const HEADERS = {
  ...securityHeaders,
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
};

const page = (reports: readonly SettlementReport[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Settlements</title><style>${STYLE}</style></head><body><main>
<h1>Settlements against the books</h1><p>What gateways have paid out to the bank. A simulated gateway pays out on the day after a payment.</p>
<form method="post"><button>Read reports now</button></form>
${reports.length === 0 ? '<p>No report has been read yet.</p>' : reports.map(section).join('\n')}</main></body></html>`;

function section(report: SettlementReport): string {
  const { provider, day, lines, paymentsPaise, refundsPaise, feesPaise, taxesPaise } = report;
  const fits = report.differences.length === 0;
  return `<section><h2>${escaped(provider)}, ${day}</h2>
<p>${lines} lines: ${formatRupees(paymentsPaise)} paid, ${formatRupees(refundsPaise)} refunded, ${formatRupees(feesPaise)} fees, ${formatRupees(taxesPaise)} tax on fees</p>
${fits ? '<p class="fits">Everything fits.</p>' : `<p class="differs">${report.differences.length} differences</p>${table(report)}`}</section>`;
}

const table = ({ differences }: SettlementReport): string =>
  `<table><thead><tr><th>What</th><th>Of</th><th>Reference</th><th>Booking</th><th>Our books</th><th>Their report</th></tr></thead><tbody>${differences
    .map(
      (one) =>
        `<tr><td>${WORDS[one.kind] ?? one.kind}</td><td>${one.about}</td><td>${escaped(one.gatewayReference)}</td><td>${one.booking ?? ''}</td><td>${money(one.oursPaise)}</td><td>${money(one.theirsPaise)}</td></tr>`,
    )
    .join('')}</tbody></table>`;

const WORDS: Readonly<Record<string, string>> = {
  'missing-here': 'Not in our books',
  'missing-there': 'Never paid out',
  amount: 'Another amount',
  fee: 'Another fee',
  duplicate: 'Told twice',
};

const money = (paise: Paise | null): string => (paise === null ? '' : formatRupees(paise));

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
