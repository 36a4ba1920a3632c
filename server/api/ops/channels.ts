import { readChannels } from '#contract/ops/read-channels.ts';
import { accept } from '#kernel/outcome.ts';
import * as views from '#server/views/channels.ts';
import { type Answer, answer } from '../http/mount-routes.ts';

/** How messages and payments go out. */
export const channelAnswers: readonly Answer[] = [
  answer(readChannels, async (_, { db, world, now }) => {
    const { messenger, gateways, paymentProvider: chosen } = world;
    const house = { channels: messenger.channels, providers: [...gateways.keys()], chosen };
    return accept(await views.readChannels(db, house, now));
  }),
];
