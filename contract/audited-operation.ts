import type { OpsOperation } from './ops-operations.ts';

/** Everything that the audit may name: what is for colleagues alone, how they come in, and what is no operation. */
export type AuditedOperation =
  | OpsOperation
  | 'openStaffSession'
  | 'readStaffSession'
  | 'endStaffSession'
  | 'beginSecondFactor'
  | 'makeRecoveryCodes'
  | 'removeSecondFactor'
  | 'addSecondFactor'
  | 'askPasskey'
  | 'showSecondFactor'
  | 'seePicture';
