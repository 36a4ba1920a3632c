import type { Product } from '#testing/product.ts';

type Kept = { to: string; template: string; params: Record<string, string> };

/** The latest message to somebody, as the outbox of development shows it. */
export async function lastMessageTo(product: Product, to: string): Promise<Kept> {
  const response = await fetch(`${product.url}/dev/outbox.json`);
  const { messages } = (await response.json()) as { messages: Kept[] };
  const message = messages.find((one) => one.to === to);
  if (!message) throw new Error(`Nothing was sent to ${to}`);
  return message;
}

export async function codeSentTo(product: Product, to: string): Promise<string> {
  const { code } = (await lastMessageTo(product, to)).params;
  if (!code) throw new Error(`No code was sent to ${to}`);
  return code;
}

/** A code that is not the one that was sent. */
export const otherThan = (code: string): string => (code === '123456' ? '654321' : '123456');
