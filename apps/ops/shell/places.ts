import { STAFF_ROLES, type StaffRole } from '#contract/staff.ts';
import type { OpsWords } from '#i18n/ops.ts';
import type { IconName } from '#ui/icons/drawings.tsx';

export type Place = {
  readonly path: string;
  /** An address beside it that belongs to it. */
  readonly also?: string;
  readonly name: keyof OpsWords['ops']['places'];
  readonly icon: IconName;
  readonly roles: readonly StaffRole[];
};

const PLACES: readonly Place[] = [
  {
    path: '/',
    name: 'now',
    icon: 'clock',
    roles: ['support', 'dispatch', 'quality', 'finance', 'admin'],
  },
  {
    path: '/bookings',
    also: '/book',
    name: 'bookings',
    icon: 'calendar',
    roles: ['support', 'dispatch', 'quality', 'finance'],
  },
  {
    path: '/karigars',
    name: 'karigars',
    icon: 'user',
    roles: ['support', 'dispatch', 'quality', 'admin'],
  },
  { path: '/cases', name: 'cases', icon: 'chat', roles: ['support', 'quality'] },
  {
    path: '/customers',
    name: 'customers',
    icon: 'users',
    roles: ['support', 'dispatch', 'quality', 'finance', 'admin'],
  },
  { path: '/money', name: 'money', icon: 'rupee', roles: ['support', 'finance', 'admin'] },
  {
    path: '/catalogue',
    name: 'catalogue',
    icon: 'receipt',
    roles: ['catalogue', 'dispatch', 'admin'],
  },
  { path: '/quality', name: 'quality', icon: 'star', roles: ['quality', 'dispatch', 'admin'] },
  { path: '/house', name: 'house', icon: 'house', roles: ['admin'] },
  { path: '/me', name: 'me', icon: 'shield', roles: STAFF_ROLES },
];

/** The place that an address belongs to: its own, or the one that it stands below. */
export const placeOf = (places: readonly Place[], path: string): Place | undefined =>
  places.find(
    (one) =>
      one.path === path ||
      one.also === path ||
      (one.path !== '/' && path.startsWith(`${one.path}/`)),
  );

/** The places of the console; nobody sees one that opens for none of their roles. */
export const placesOf = (roles: readonly StaffRole[]): Place[] =>
  PLACES.filter((one) => one.roles.some((role) => roles.includes(role)));
