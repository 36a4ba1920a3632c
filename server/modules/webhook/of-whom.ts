/** The actor of a change, and the integrator who may change no address but their own; one of us may change any. */
export type ByWhom = { readonly actor: string; readonly integratorId?: string };

export const isFor = (
  webhook: { readonly integratorId: string | null },
  integratorId: string | undefined,
): boolean => integratorId === undefined || webhook.integratorId === integratorId;

/** Names under which the events of an integrator's address are stored, which a server of the version before does not know. */
export const storedEvents = (
  events: readonly string[],
  integratorId: string | undefined,
): readonly string[] => (integratorId === undefined ? events : events.map((one) => `own:${one}`));
