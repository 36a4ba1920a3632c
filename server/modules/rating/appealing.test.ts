import { describe, expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '#kernel/time.ts';
import { decideRatingAppealing, isOurLateness, ratingAppealUntil } from './appealing.ts';

const RATED = 1_000 * DAY;
const blind = { ratedAt: RATED, answeredAt: null, leftOut: null };

describe('an appeal against a rating', () => {
  test.each([
    { what: 'blind still', rating: blind, after: 7 * DAY - 1, code: 'rating-not-found' },
    { what: 'seen after seven days', rating: blind, after: 7 * DAY, code: undefined },
    { what: 'seen for seven days', rating: blind, after: 14 * DAY, code: undefined },
    { what: 'seen for longer', rating: blind, after: 14 * DAY + 1, code: 'appeal-too-late' },
    {
      ...{ what: 'seen as both have rated', after: 0, code: undefined },
      rating: { ...blind, answeredAt: RATED - DAY },
    },
    {
      ...{ what: 'seen since the Karigar rated', after: 9 * DAY, code: 'appeal-too-late' },
      rating: { ...blind, answeredAt: RATED + DAY },
    },
    {
      ...{ what: 'left out already', after: 8 * DAY, code: 'rating-left-out' },
      rating: { ...blind, leftOut: 'our-lateness' as const },
    },
  ])('$what: $code', ({ rating, after, code }) => {
    const outcome = decideRatingAppealing(rating, RATED + after);
    expect(outcome.ok ? undefined : outcome.refusal.code).toBe(code);
  });

  test('a Karigar who rates late wins no time by it', () => {
    const late = { ...blind, answeredAt: RATED + 30 * DAY };
    expect(ratingAppealUntil(late)).toBe(ratingAppealUntil(blind));
  });
});

describe('a rating of a visit that was late', () => {
  const startsAt = RATED;
  const late = { stars: 2, startsAt, atDoorAt: startsAt + 40 * MINUTE, assignedAt: startsAt };
  test.each([
    { what: 'taken over at its hour: ours', visit: late, ours: true },
    { what: 'with full stars: nobody is blamed', visit: { ...late, stars: 5 }, ours: false },
    {
      ...{ what: 'on time after all: not about lateness', ours: false },
      visit: { ...late, atDoorAt: startsAt + 15 * MINUTE },
    },
    {
      ...{ what: 'theirs since the day before: the Karigar’s own', ours: false },
      visit: { ...late, assignedAt: startsAt - DAY },
    },
    {
      ...{ what: 'theirs an hour before: the Karigar’s own', ours: false },
      visit: { ...late, assignedAt: startsAt - HOUR },
    },
    {
      ...{ what: 'nobody knows when they came: not decided by itself', ours: false },
      visit: { ...late, atDoorAt: null },
    },
  ])('$what', ({ visit, ours }) => {
    expect(isOurLateness(visit)).toBe(ours);
  });
});
