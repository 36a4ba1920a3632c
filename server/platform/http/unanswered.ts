let requests = 0;

/** Requests to this process that wait for their answer. A stream has its answer once it begins, however long it stays open. */
export const unanswered = (): number => requests;

/** Counts a request until its answer is there or has failed. */
export function countUnanswered<A>(answer: Promise<A>): Promise<A> {
  requests += 1;
  return answer.finally(() => {
    requests -= 1;
  });
}
