import { lazy, type ReactNode } from 'react';
import type { StaffSession } from '#contract/staff.ts';
import type { useLiveInbox } from '../api/live-inbox.ts';
import { placesOf } from '../shell/places.ts';
import { isFile } from './file-address.ts';
import { NowRoom } from './now-room.tsx';

export type Asked = ReturnType<typeof useLiveInbox> & { path: string; session: StaffSession };

type Room = {
  readonly at: (path: string) => boolean;
  readonly show: (asked: Asked) => ReactNode;
};

export const roomAt = (path: string): Room | undefined => ROOMS.find(({ at }) => at(path));

export const homeOf = ({ roles }: StaffSession) => placesOf(roles)[0]?.path;

// A room that is `lazy` is loaded when it is opened, so that nobody else downloads it.
const AccessRoom = lazy(async () => ({
  default: (await import('../sign-in/own-access.tsx')).OwnAccess,
}));
const BookRoom = lazy(async () => ({ default: (await import('../book/book.tsx')).Book }));
const Customers = lazy(async () => ({
  default: (await import('../people/customers.tsx')).Customers,
}));
const FilesRoom = lazy(async () => ({ default: (await import('./files.tsx')).Files }));
const HouseRoom = lazy(async () => ({ default: (await import('./house-room.tsx')).HouseRoom }));
const CasesRoom = lazy(async () => ({ default: (await import('./cases-room.tsx')).CasesRoom }));
const CatalogueRoom = lazy(async () => ({
  default: (await import('./catalogue-room.tsx')).CatalogueRoom,
}));
const KarigarsRoom = lazy(async () => ({
  default: (await import('./karigars-room.tsx')).KarigarsRoom,
}));
const MoneyRoom = lazy(async () => ({ default: (await import('./money-room.tsx')).MoneyRoom }));
const QualityRoom = lazy(async () => ({
  default: (await import('../quality/quality.tsx')).Quality,
}));

const is =
  (address: string) =>
  (path: string): boolean =>
    path === address;
const like =
  (address: RegExp) =>
  (path: string): boolean =>
    address.test(path);

const ROOMS: readonly Room[] = [
  {
    at: is('/'),
    // Somebody whose roles have no such room is sent on to their own.
    show: ({ path: _, session, ...heard }) =>
      homeOf(session) === '/' && <NowRoom {...heard} self={session.userId} roles={session.roles} />,
  },
  { at: isFile, show: ({ path }) => <FilesRoom path={path} /> },
  {
    at: like(/^\/catalogue(\/|$)/),
    show: ({ path, session }) => <CatalogueRoom path={path} roles={session.roles} />,
  },
  {
    at: like(/^\/cases(\/[A-Za-z]-\d{4,9})?$/),
    show: ({ path, session }) => <CasesRoom path={path} self={session.userId} />,
  },
  {
    at: like(
      /^\/money(\/cash|\/on-top|\/payees|\/settlements|\/tax|\/wages(\/\d{4}-\d{2}-\d{2})?|\/books(\/20\d{2}-\d{2}(\/[a-z_]+(:[a-z0-9-]+)?)?)?|\/entries\/(entry|booking|dispute|transfer|batch|settlement|tax-document)\/[0-9A-Za-z-]+)?$/,
    ),
    show: ({ path }) => <MoneyRoom path={path} />,
  },
  {
    at: like(/^\/karigars(\/paused|\/documents|\/applications(\/[0-9a-f-]{36})?)?$/),
    show: ({ path }) => <KarigarsRoom path={path} />,
  },
  { at: is('/customers'), show: () => <Customers /> },
  { at: is('/book'), show: () => <BookRoom /> },
  { at: is('/me'), show: () => <AccessRoom /> },
  { at: is('/quality'), show: () => <QualityRoom /> },
  {
    at: like(/^\/house(\/(audit|features|fees|channels|templates|webhooks|keys))?$/),
    show: ({ path, session }) => <HouseRoom path={path} self={session.userId} />,
  },
];
