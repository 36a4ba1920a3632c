import type { CodeSent } from '#contract/public/code-sent.ts';
import { toIndiaIso } from '#kernel/time.ts';
import type { World } from '#server/app-context.ts';
import type { SentCode } from '#server/flows/steps/identity/send-code.ts';

/** Channels of this server, in the form that flows sending codes need. */
export const messagesOf = ({ messenger }: Pick<World, 'messenger'>) => ({
  canText: messenger.channels.includes('sms'),
  canMail: messenger.channels.includes('email'),
  messagesStayHere: messenger.staysHere,
});

export const toCodeSent = ({ challengeId, resendAfterSeconds, expiresAt }: SentCode): CodeSent => ({
  challengeId,
  resendAfterSeconds,
  expiresAt: toIndiaIso(expiresAt),
});
