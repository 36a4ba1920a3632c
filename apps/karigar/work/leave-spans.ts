import { addDays, type LocalDate } from '#kernel/time.ts';

export type LeaveSpan = { readonly day: LocalDate; readonly until: LocalDate };

/** Days off that follow each other are one leave. */
export function spansOfLeave(leaves: readonly LocalDate[]): LeaveSpan[] {
  const spans: LeaveSpan[] = [];
  for (const day of leaves.toSorted()) {
    const last = spans.at(-1);
    if (last && addDays(last.until, 1) === day) spans[spans.length - 1] = { ...last, until: day };
    else spans.push({ day, until: day });
  }
  return spans;
}

/** A touch begins a leave, the next one ends it; one before its beginning begins it anew. */
export function spanAfterTouch(span: Partial<LeaveSpan>, touched: LocalDate): Partial<LeaveSpan> {
  const isBegun = span.day !== undefined && span.until === undefined && touched >= span.day;
  return isBegun ? { day: span.day, until: touched } : { day: touched };
}
