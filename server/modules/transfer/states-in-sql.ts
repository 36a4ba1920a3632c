import { type TransferState, transferMoves } from './transfer.ts';

/** A condition on the state. */
export const isIn = (states: readonly TransferState[]): string =>
  `state in (${states.map((state) => `'${state}'`).join(', ')})`;

/** A move of the table as SQL: the states it may start from, and the state it leads to. */
export const from = (move: keyof typeof transferMoves): string => isIn(transferMoves[move].from);

export const to = (move: keyof typeof transferMoves): string =>
  `state = '${transferMoves[move].to}'`;
