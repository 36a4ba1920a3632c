import type { Product } from '#testing/product.ts';
import { until } from '#testing/until.ts';

type Kept = { to: string; template: string; params: Record<string, string> };
type Which = { readonly template?: string };

/** The latest message to somebody, as the outbox of development shows it; the first of all is waited for. */
export function lastMessageTo(
  product: Product,
  to: string,
  { template }: Which = {},
): Promise<Kept> {
  const look = async () => {
    const response = await fetch(`${product.url}/dev/outbox.json`);
    const { messages } = (await response.json()) as { messages: Kept[] };
    return messages.find(
      (one) => one.to === to && (template === undefined || one.template === template),
    );
  };
  return until(look, `Nothing was sent to ${to}`);
}

export async function codeSentTo(product: Product, to: string, which: Which = {}): Promise<string> {
  const { code } = (await lastMessageTo(product, to, which)).params;
  if (!code) throw new Error(`No code was sent to ${to}`);
  return code;
}

/** A code that is not the one that was sent. */
export const otherThan = (code: string): string => (code === '123456' ? '654321' : '123456');
