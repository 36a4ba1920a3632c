import * as z from 'zod/mini';
import { CHANNELS } from '../channels.ts';
import { operation } from '../operation.ts';

const moment = z.nullable(z.string());

export const readChannels = operation({
  name: 'readChannels',
  audience: 'ops',
  method: 'GET',
  path: '/api/ops/channels',
  summary:
    'How messages and payments go out: each channel and gateway that is set up here, when something went through last, what failed in the last hour, and what waits. Names nobody.',
  input: z.object({}),
  output: z.object({
    channels: z.array(
      z.object({
        channel: z.enum(CHANNELS),
        /** This server can send by it at all. */
        isSetUp: z.boolean(),
        lastSentAt: moment,
        /** Set only for a channel that reports delivery. */
        lastDeliveredAt: moment,
        /** Counts messages written within the last hour. */
        sentLastHour: z.number(),
        failedLastHour: z.number(),
        waiting: z.number(),
        oldestWaitingAt: moment,
      }),
    ),
    gateways: z.array(
      z.object({
        provider: z.string(),
        /** Customers are sent to this one. */
        isChosen: z.boolean(),
        lastPaidAt: moment,
        /** Counts payments begun within the last hour. */
        paidLastHour: z.number(),
        failedLastHour: z.number(),
        /** It has not said what became of them. */
        unknown: z.number(),
      }),
    ),
  }),
  reveals: [],
  refusals: {},
});
