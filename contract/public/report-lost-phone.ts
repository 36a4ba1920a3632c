import * as z from 'zod/mini';
import { operation } from '../operation.ts';
import { requestCallBack } from './request-call-back.ts';

const { id, name, mobile, language } = requestCallBack.input.shape;

export const reportLostPhone = operation({
  name: 'reportLostPhone',
  audience: 'public',
  method: 'POST',
  path: '/api/lost-phones',
  summary:
    'Say without an account that a telephone with a session is lost: operations call the number that is given, and find out who it is. Nobody is looked up and nothing is sent.',
  input: z.object({ id, name, mobile, language }),
  output: requestCallBack.output,
  refusals: requestCallBack.refusals,
});
