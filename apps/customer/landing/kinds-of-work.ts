import type { Category } from '#contract/policy.ts';
import type { IconName } from '#ui/icons/drawings.tsx';

/** The target of a tile: a service that can be booked, a kind of services, or a call back about it (ruling R25). */
type Leads = { to: 'service'; slug: string } | { to: 'kind'; kind: Category } | { to: 'call' };

/** The nine kinds of work that the landing page names (specification §1). */
export const work = [
  { key: 'homeCleaning', icon: 'broom', leads: { to: 'service', slug: 'house-cleaning' } },
  { key: 'electricalWork', icon: 'bolt', leads: { to: 'service', slug: 'electrical-repairs' } },
  { key: 'plumbing', icon: 'tap', leads: { to: 'service', slug: 'plumbing' } },
  { key: 'elderCare', icon: 'heart', leads: { to: 'call' } },
  { key: 'eventSupport', icon: 'spark', leads: { to: 'kind', kind: 'event' } },
  { key: 'movingServices', icon: 'truck', leads: { to: 'call' } },
  { key: 'repairs', icon: 'wrench', leads: { to: 'kind', kind: 'daily' } },
  { key: 'catering', icon: 'cloche', leads: { to: 'call' } },
  { key: 'painting', icon: 'roller', leads: { to: 'call' } },
] as const satisfies readonly { key: string; icon: IconName; leads: Leads }[];

export const bookingAddress = (slug: string): string => `/main?book=${slug}`;
export const kindAddress = (kind: Category): string => `/main?category=${kind}`;
