import * as z from 'zod/mini';
import { APPLICATION_STATES } from '../application.ts';
import { DOCUMENT_KINDS } from '../fields/application.ts';
import { profileImage } from '../fields/profile-image.ts';
import { operation } from '../operation.ts';

export const sendDocument = operation({
  name: 'sendDocument',
  audience: 'applicant',
  method: 'PUT',
  path: '/api/karigar/documents/:kind',
  summary:
    'Show a document: drawn anew without its metadata, sealed, for its owner and operations only. With the last one that is needed the documents are handed in.',
  input: z.object({ kind: z.enum(DOCUMENT_KINDS, 'document-kind-unknown'), image: profileImage }),
  output: z.object({ state: z.enum(APPLICATION_STATES) }),
  refusals: {
    'image-too-large': 400,
    'image-not-supported': 400,
    'image-unreadable': 400,
    'apply-first': 409,
    'application-closed': 409,
    'too-many-requests': 429,
  },
});
