import * as z from 'zod/mini';
import { PROOF_REFUSALS, proofOfSelf } from '../fields/proof-of-self.ts';
import { operation } from '../operation.ts';

const part = z.record(z.string(), z.unknown());
const list = z.array(part);

/** A person who signed in a moment ago shows nothing more; everybody else proves again who they are. */
export const downloadData = operation({
  name: 'downloadData',
  audience: 'customer',
  method: 'POST',
  path: '/api/profile/data',
  summary: 'What is kept about oneself, as one file (DPDP Act 2023, section 11).',
  input: proofOfSelf,
  output: z.object({
    fileName: z.string(),
    data: z.object({
      about: part,
      account: part,
      waysToLogIn: part,
      agreements: list,
      savedAddresses: list,
      bookings: list,
      accountCredit: list,
      payouts: list,
      notifications: list,
      messages: list,
      callBackRequests: list,
      closedByUs: list,
      complaintsAndRequests: list,
      notesAboutYou: list,
      workingWithUs: z.nullable(part),
      looksOfOperations: list,
      devices: list,
      pushSubscriptions: list,
      calendarLinks: list,
      profilePicture: z.nullable(part),
    }),
  }),
  refusals: PROOF_REFUSALS,
});
