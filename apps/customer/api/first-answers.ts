import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import type { DashboardAnswers } from '#contract/customer/dashboard-answers.ts';
import { listBookings } from '#contract/customer/list-bookings.ts';
import { listNeeds } from '#contract/customer/list-needs.ts';
import { readCatalogue } from '#contract/public/read-catalogue.ts';
import { keepAnswer } from './kept-answers.ts';

/** The answers that the page has brought along; without them everything is asked for. */
export const FirstAnswers = createContext<DashboardAnswers | undefined>(undefined);

/** The page as the server has drawn it (`tools/build/dashboard-page.ts`). */
export function answersOfPage(): DashboardAnswers | undefined {
  const text = document.getElementById('first-answers')?.textContent;
  return text ? (JSON.parse(text) as DashboardAnswers) : undefined;
}

/** As if they had been asked for when the page was. */
export function putFirstAnswers(queries: QueryClient, answers: DashboardAnswers): void {
  for (const [queryKey, value] of questionsOf(answers)) {
    queries.setQueryData(queryKey, value, { updatedAt: Math.ceil(performance.timeOrigin) });
  }
}

export function keepFirstAnswers(answers: DashboardAnswers): void {
  for (const [queryKey, value] of questionsOf(answers)) void keepAnswer(queryKey, value);
}

const questionsOf = ({ catalogue, bookings, needs }: DashboardAnswers) =>
  [
    [[readCatalogue.name, {}], catalogue],
    [[listBookings.name, {}], bookings],
    [[listNeeds.name, {}], needs],
  ] as const;
