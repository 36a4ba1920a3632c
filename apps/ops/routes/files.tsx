import { OpenCase } from '../cases/open-case.tsx';
import { SocietyFile } from '../city/society-file.tsx';
import { Bookings } from '../list/bookings.tsx';
import { PayeesOf } from '../money/payees.tsx';
import { PaymentFile } from '../money/payment-file.tsx';
import { PersonLedger } from '../money/person-ledger.tsx';
import { CustomerFile } from '../people/customer-file.tsx';
import { KarigarFile } from '../people/karigar-file.tsx';
import { BookingRoom } from './booking-room.tsx';
import { FILE } from './file-address.ts';

const OF_KARIGARS = ['data-request'] as const;

/** The file that an address names. */
export function Files({ path }: { path: string }) {
  if (path === '/bookings') return <Bookings />;
  const [, kind, id, numbered, number] = FILE.exec(path) ?? [];
  if (kind === 'bookings' && id) return <BookingRoom key={id} id={id} />;
  if (kind === 'payments' && id) return <PaymentFile key={id} id={id} />;
  if (numbered === 'societies') return <SocietyFile key={number} societyId={Number(number)} />;
  if (kind === 'customers' && id)
    return (
      <CustomerFile
        key={id}
        userId={id}
        ledger={<PersonLedger of="customer" id={id} />}
        openCase={(bookings) => <OpenCase userId={id} bookings={bookings} />}
      />
    );
  const karigarId = Number(number);
  return (
    <KarigarFile
      key={karigarId}
      karigarId={karigarId}
      payees={<PayeesOf karigarId={karigarId} />}
      ledger={<PersonLedger of="karigar" id={String(karigarId)} />}
      openCase={(userId) => <OpenCase userId={userId} kinds={OF_KARIGARS} bookings={[]} />}
    />
  );
}
