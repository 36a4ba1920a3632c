/**
 * A reason, in one clear sentence, why the server cannot open: the port is taken, a migration is broken, the disk is
 * full. Whoever starts the process prints the sentence without a stack trace and leaves with a non-zero code.
 */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}
