import * as z from 'zod/mini';

/** A person's link; its address is told once, because only its hash is kept. */
export const calendarLink = z.object({ madeAt: z.nullable(z.string()) });

/** The answer to whoever makes a link: another one stops at that moment. */
export const newCalendarLink = z.object({ madeAt: z.string(), token: z.string() });

/** The form of every token; anything else is not even looked up. */
export const CALENDAR_TOKEN = /^[A-Za-z0-9_-]{43}$/;

export const calendarPath = (token: string): string => `/api/calendars/${token}.ics`;

/** One booking as a file, for its owner. */
export const bookingCalendarPath = (bookingId: string): string =>
  `/api/bookings/${bookingId}/calendar.ics`;
