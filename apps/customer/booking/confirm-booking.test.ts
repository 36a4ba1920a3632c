import { describe, expect, test, vi } from 'vitest';
import type { BookingView } from '#contract/customer/booking.ts';
import type { Operation } from '#contract/operation.ts';
import type { CallRefusal, call } from '../api/call.ts';
import type { Attempt, BookingRequest } from './attempt.ts';
import { confirmBooking } from './confirm-booking.ts';

const request: BookingRequest = {
  serviceId: 4,
  date: '2026-12-05',
  time: '04:00 PM',
  address: {
    street: 'Flat 702',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400076',
    landmark: '',
  },
  paymentMethod: 'upi',
  shownPricePaise: 25_000_00,
};

type Sent = { readonly name: string; readonly input: Record<string, unknown> };
type Reply = { value: unknown } | { refusal: CallRefusal };

/** A server of scripted answers, in the order of the calls. */
function server(...replies: (Reply | ((sent: Sent) => Reply))[]) {
  const sent: Sent[] = [];
  let attempt: Attempt | null = null;
  const onNoteRefused = vi.fn();
  const answer = async (operation: Operation, input: Record<string, unknown>) => {
    const asked = { name: operation.name, input };
    sent.push(asked);
    const reply = replies[sent.length - 1];
    if (!reply) throw new Error(`No answer was prepared for ${operation.name}.`);
    const said = typeof reply === 'function' ? reply(asked) : reply;
    return 'value' in said ? { ok: true, value: said.value } : { ok: false, refusal: said.refusal };
  };
  return {
    sent,
    attempt: () => attempt,
    world: {
      onNoteRefused,
      call: answer as unknown as typeof call,
      origin: 'https://aangan.example',
      solve: async () => ({ ok: true, value: 'solved' }) as const,
      remember: (next: Attempt | null) => {
        attempt = next;
      },
    },
  };
}

const booked = (changes: Partial<BookingView> = {}, dueNowPaise = 20_000_00) => ({
  value: {
    booking: {
      id: 'b1',
      userId: 'asha',
      status: 'pending',
      confirmed: false,
      paymentMethod: 'upi',
      payment: { dueNowPaise, provider: 'phonepe' },
      ...changes,
    },
  },
});
const refusal = (code: string): Reply => ({ refusal: { code } as CallRefusal });

describe('where much is booked from one place', () => {
  test('the work that is asked for is done once, and the same booking asked for again', async () => {
    const { world, sent } = server(
      refusal('captcha-check-failed'),
      booked({ paymentMethod: 'cash', confirmed: true }, 0),
    );
    expect((await confirmBooking(world, request, null)).kind).toBe('confirmed');
    expect(sent.map(({ input }) => input.captcha)).toEqual([undefined, 'solved']);
    expect(sent[1]?.input.id).toBe(sent[0]?.input.id);
  });

  test('work that is not taken is a refusal, and not done without end', async () => {
    const { world, sent } = server(
      refusal('captcha-check-failed'),
      refusal('captcha-check-failed'),
    );
    expect(await confirmBooking(world, request, null)).toMatchObject({
      kind: 'refused',
      refusal: { code: 'captcha-check-failed' },
    });
    expect(sent).toHaveLength(2);
  });
});

test('a cash booking that is only held asks for the mobile to be proven', async () => {
  const { world } = server(booked({ paymentMethod: 'cash', confirmed: false }, 0));
  expect(await confirmBooking(world, request, null)).toMatchObject({
    kind: 'refused',
    refusal: { code: 'mobile-needed' },
  });
});

describe('paying online', () => {
  test('BOOK-12 asks for what is due now, by the server’s count, and leaves for the returned address', async () => {
    const { world, sent } = server(booked(), { value: { redirectUrl: 'https://pay.example/1' } });
    const result = await confirmBooking(world, request, null);

    expect(result).toMatchObject({ kind: 'leave', redirectUrl: 'https://pay.example/1' });
    expect(sent.map(({ name }) => name)).toEqual(['placeBooking', 'initiatePayment']);
    expect(sent[1]?.input).toEqual({
      provider: 'phonepe',
      amount: 20_000_00,
      userId: 'asha',
      bookingId: 'b1',
      redirectUrl: 'https://aangan.example/payment-success?booking=b1',
    });
  });

  test('BOOK-13 an answer without an address is a payment that could not be begun', async () => {
    const { world } = server(booked(), { value: {} });
    expect(await confirmBooking(world, request, null)).toMatchObject({
      kind: 'payment-failed',
      refusal: undefined,
      booking: { id: 'b1' },
    });
  });

  test('after a failed start the same booking is paid, not a second one made', async () => {
    const { world, sent, attempt } = server(
      booked(),
      refusal('payment-gateway-unavailable'),
      booked(),
      { value: { redirectUrl: 'https://pay.example/2' } },
    );
    expect((await confirmBooking(world, request, null)).kind).toBe('payment-failed');
    expect((await confirmBooking(world, request, attempt())).kind).toBe('leave');
    expect(sent[2]?.input.id).toBe(sent[0]?.input.id);
  });

  test('a booking that was paid meanwhile is confirmed without paying again', async () => {
    const { world, sent } = server(booked({ confirmed: true }, 0));
    expect((await confirmBooking(world, request, null)).kind).toBe('confirmed');
    expect(sent).toHaveLength(1);
  });
});

describe('cash', () => {
  test('cash is confirmed at once, also for an event whose advance is still due', async () => {
    const cash = booked({ paymentMethod: 'cash', confirmed: true });
    const { world, sent, attempt } = server(cash);
    const result = await confirmBooking(world, { ...request, paymentMethod: 'cash' }, null);
    expect(result.kind).toBe('confirmed');
    expect(sent).toHaveLength(1);
    expect(attempt()).toBeNull();
  });
});

describe('the note to the crew', () => {
  const briefing = { work: 'The flush leaks', access: '' };
  const noting: BookingRequest = { ...request, paymentMethod: 'cash', briefing };
  const firm = booked({ paymentMethod: 'cash', confirmed: true });

  test('is not sent again where the booking took it along', async () => {
    const { world, sent } = server({ value: { ...firm.value, noted: true } });
    expect((await confirmBooking(world, noting, null)).kind).toBe('confirmed');
    expect(sent).toHaveLength(1);
  });

  test('is sent by itself where the server says nothing of it', async () => {
    const { world, sent } = server(firm, { value: { briefing } });
    expect((await confirmBooking(world, noting, null)).kind).toBe('confirmed');
    expect(sent[1]).toEqual({ name: 'briefKarigar', input: { id: 'b1', briefing } });
  });

  test('lost on its way it is an error, and goes with the next press under the same id', async () => {
    const { world, sent, attempt } = server(
      ...[firm, refusal('network-request-failed'), firm, { value: { briefing } }],
    );
    expect((await confirmBooking(world, noting, null)).kind).toBe('refused');
    expect((await confirmBooking(world, noting, attempt())).kind).toBe('confirmed');
    expect(sent[2]?.input.id).toBe(sent[0]?.input.id);
  });

  test('to a crew that has set out already is told to have come too late, and the booking stands', async () => {
    const { world } = server(firm, refusal('briefing-closed'));
    expect((await confirmBooking(world, noting, null)).kind).toBe('confirmed');
    expect(world.onNoteRefused).toHaveBeenCalledOnce();
  });
});

describe('pressing again', () => {
  test('sends the same id while nothing was changed, and a new one after a change', async () => {
    const { world, sent, attempt } = server(
      refusal('network-request-failed'),
      refusal('network-request-failed'),
      refusal('booking-not-found'),
      refusal('slot-taken'),
    );
    await confirmBooking(world, request, null);
    await confirmBooking(world, { ...request }, attempt());
    expect(sent[1]?.input.id).toBe(sent[0]?.input.id);

    await confirmBooking(world, { ...request, time: '05:00 PM' }, attempt());
    expect(sent[2]).toEqual({ name: 'readBooking', input: { id: sent[0]?.input.id } });
    expect(sent[3]?.input.id).not.toBe(sent[0]?.input.id);
  });

  test('a booking whose answer was lost is shown, when the request was changed meanwhile', async () => {
    const { world, sent, attempt } = server(
      refusal('network-request-failed'),
      booked({ paymentMethod: 'cash', confirmed: true }),
    );
    const cash: BookingRequest = { ...request, paymentMethod: 'cash' };
    await confirmBooking(world, cash, null);
    const result = await confirmBooking(world, { ...cash, time: '05:00 PM' }, attempt());
    expect(result.kind).toBe('confirmed');
    expect(sent.map(({ name }) => name)).toEqual(['placeBooking', 'readBooking']);
  });

  test('while it is unknown whether the earlier press booked, nothing new is booked', async () => {
    const { world, sent, attempt } = server(
      refusal('network-request-failed'),
      refusal('network-request-failed'),
    );
    await confirmBooking(world, request, null);
    const result = await confirmBooking(world, { ...request, time: '05:00 PM' }, attempt());
    expect(result.kind).toBe('refused');
    expect(sent.map(({ name }) => name)).toEqual(['placeBooking', 'readBooking']);
  });

  test('an expired hold is followed by a really new booking, once', async () => {
    const { world, sent, attempt } = server(
      booked(),
      refusal('payment-gateway-unavailable'),
      booked({ status: 'expired' }),
      booked({ id: 'b2' }),
      { value: { redirectUrl: 'https://pay.example/3' } },
    );
    await confirmBooking(world, request, null);
    const result = await confirmBooking(world, request, attempt());
    expect(result).toMatchObject({ kind: 'leave', booking: { id: 'b2' } });
    expect(sent[3]?.input.id).not.toBe(sent[0]?.input.id);
  });

  test('a refusal is passed on as it is', async () => {
    const { world } = server(refusal('slot-taken'));
    expect(await confirmBooking(world, request, null)).toEqual({
      kind: 'refused',
      refusal: { code: 'slot-taken' },
    });
  });
});
