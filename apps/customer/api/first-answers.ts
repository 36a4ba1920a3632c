import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { createContext } from 'react';
import { listBookings } from '#contract/customer/list-bookings.ts';
import { listNeeds } from '#contract/customer/list-needs.ts';
import type { PageAnswers } from '#contract/customer/page-answers.ts';
import { readBooking } from '#contract/customer/read-booking.ts';
import { readCatalogue } from '#contract/public/read-catalogue.ts';
import { keepAnswer } from './kept-answers.ts';

/** The answers that the page has brought along; without them everything is asked for. */
export const FirstAnswers = createContext<PageAnswers | undefined>(undefined);

/** The page as the server has drawn it (`tools/build/drawn-page.ts`). */
export function answersOfPage(): PageAnswers | undefined {
  const text = document.getElementById('first-answers')?.textContent;
  return text ? (JSON.parse(text) as PageAnswers) : undefined;
}

/** As if they had been asked for when the page was. */
export function putFirstAnswers(queries: QueryClient, answers: PageAnswers): void {
  for (const { queryKey, value, shape = (given: unknown) => given } of questionsOf(answers)) {
    queries.setQueryData(queryKey, shape(value), { updatedAt: Math.ceil(performance.timeOrigin) });
  }
}

export function keepFirstAnswers(answers: PageAnswers): void {
  for (const { queryKey, value } of questionsOf(answers)) void keepAnswer(queryKey, value);
}

type Question = {
  readonly queryKey: QueryKey;
  readonly value: unknown;
  /** The shape of the answer among the queries. */
  readonly shape?: (value: unknown) => unknown;
};

function questionsOf({ needs, catalogue, bookings, history, booking }: PageAnswers): Question[] {
  return [
    { queryKey: [listNeeds.name, {}], value: needs },
    ...(catalogue ? [{ queryKey: [readCatalogue.name, {}], value: catalogue }] : []),
    ...(bookings ? [{ queryKey: [listBookings.name, {}], value: bookings }] : []),
    ...(history
      ? [{ queryKey: [listBookings.name, 'pages', 'all'], value: history, shape: asFirstPage }]
      : []),
    ...(booking
      ? [{ queryKey: [readBooking.name, { id: booking.booking.id }], value: booking }]
      : []),
  ];
}

/** As `useBookings` keeps a list that grows by pages. */
const asFirstPage = (page: unknown) => ({ pages: [page], pageParams: [''] });
