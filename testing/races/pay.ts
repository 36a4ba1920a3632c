import type { BookingBody, Customer } from './crowd.ts';

/** Begins the online payment of a booking and presses "pay" on the gateway's own page. */
export async function payOnline(url: string, customer: Customer, body: BookingBody): Promise<void> {
  const begun = await fetch(`${url}/api/payment/initiate-sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie: customer.cookie },
    body: JSON.stringify({
      bookingId: body.id,
      amount: body.shownPricePaise,
      userId: customer.id,
      redirectUrl: `${url}/payment-success?booking=${body.id}`,
    }),
  });
  const { redirectUrl, ...refusal } = (await begun.json()) as { redirectUrl?: string };
  if (!redirectUrl) throw new Error(`No payment was begun: ${JSON.stringify(refusal)}`);
  await fetch(redirectUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice: 'pay', webhook: 'once' }),
  });
}
