import { type AanganClient, createAanganClient, type Schemas } from './index.mjs';

/** The example of the manual, compiled as a program outside compiles it. */
export async function book(key: string): Promise<Schemas['PlacedBooking'] | string> {
  const aangan: AanganClient = createAanganClient({ origin: 'https://aangan.example', key });
  const { data, error } = await aangan.POST('/api/integrator/bookings', {
    body: {
      id: crypto.randomUUID(),
      serviceId: 3,
      date: '2026-12-01',
      time: '11:00 AM',
      shownPricePaise: 80_000,
      paymentMethod: 'cash',
      mobile: '+919812345678',
      language: 'mr',
      address: {
        street: '12 Gulmohar Road',
        city: 'Mumbai',
        state: 'Maharashtra',
        pincode: '400001',
        landmark: '',
      },
    },
  });
  return error ? String(error.code) : data.booking;
}

export const wrong = [
  ({ POST }: AanganClient) =>
    POST('/api/integrator/webhooks', {
      // @ts-expect-error There is no such event.
      body: { id: '', name: '', url: '', events: ['booking.sold'] },
    }),
  // @ts-expect-error A program opens nothing of operations.
  ({ GET }: AanganClient) => GET('/api/ops/webhooks'),
  ({ POST }: AanganClient) =>
    // @ts-expect-error A booking needs more than an id.
    POST('/api/integrator/bookings', { body: { id: '' } }),
];
