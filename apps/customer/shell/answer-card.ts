import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** The bar of a waiting question leads to the card with this id, on the page of its booking. */
export const ANSWER = 'answer';

/** Goes to the card as soon as it is there, for somebody whom the bar has led to the page. */
export function useJumpToAnswer(card: RefObject<HTMLElement | null>, isThere = true): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (isThere && hash === `#${ANSWER}`) jumpTo(card.current);
  }, [hash, card, isThere]);
}

export function jumpTo(card: HTMLElement | null): void {
  card?.scrollIntoView({ block: 'center' });
  card?.querySelector('h2')?.focus({ preventScroll: true });
}
