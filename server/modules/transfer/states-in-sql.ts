import { type TransferState, transferMoves } from './transfer.ts';

/** A condition on the state. */
export const isIn = (states: readonly TransferState[]): string =>
  `state in (${states.map((state) => `'${state}'`).join(', ')})`;

/** What the table of moves says of one: from where, and to what. */
export const from = (move: keyof typeof transferMoves): string => isIn(transferMoves[move].from);

export const to = (move: keyof typeof transferMoves): string =>
  `state = '${transferMoves[move].to}'`;
