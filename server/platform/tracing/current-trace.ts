import { AsyncLocalStorage } from 'node:async_hooks';

/** Name of a span after the W3C: version, trace, span and flags. */
export type Traceparent = string;

const underWay = new AsyncLocalStorage<Traceparent>();

/** Everything that this work begins or writes down belongs to that span. */
export const within = <Result>(traceparent: Traceparent | undefined, work: () => Result): Result =>
  traceparent === undefined ? work() : underWay.run(traceparent, work);

export const currentTrace = (): Traceparent | undefined => underWay.getStore();

/** An event carries it beside its data, so that its jobs join the trace that it comes from; without one, nothing. */
export function carriedTrace(): { readonly traceparent?: Traceparent } {
  const traceparent = underWay.getStore();
  return traceparent === undefined ? {} : { traceparent };
}
