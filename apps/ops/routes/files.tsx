import { OpenCase } from '../cases/open-case.tsx';
import { Bookings } from '../list/bookings.tsx';
import { PayeesOf } from '../money/payees.tsx';
import { CustomerFile } from '../people/customer-file.tsx';
import { KarigarFile } from '../people/karigar-file.tsx';
import { BookingRoom } from './booking-room.tsx';

const FILE = /^\/(?:(bookings|customers)\/([0-9a-f-]{36})|karigars\/(\d{1,9}))$/;

export const isFile = (path: string): boolean => path === '/bookings' || FILE.test(path);

/** The file that an address names. */
export function Files({ path }: { path: string }) {
  if (path === '/bookings') return <Bookings />;
  const [, kind, id, karigarId] = FILE.exec(path) ?? [];
  if (kind === 'bookings' && id) return <BookingRoom key={id} id={id} />;
  if (kind === 'customers' && id)
    return (
      <CustomerFile
        key={id}
        userId={id}
        openCase={(bookings) => <OpenCase userId={id} bookings={bookings} />}
      />
    );
  const number = Number(karigarId);
  return <KarigarFile key={number} karigarId={number} payees={<PayeesOf karigarId={number} />} />;
}
