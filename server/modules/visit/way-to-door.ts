import type { Briefing } from '#contract/fields/briefing.ts';

export type GateAndPin = {
  readonly tellAtGate: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
};

/** As a note carries them: only what was said. */
export const gateAndPin = ({
  tellAtGate,
  latitude,
  longitude,
}: GateAndPin): Pick<Briefing, 'tellAtGate' | 'pin'> => ({
  ...(tellAtGate && { tellAtGate }),
  ...(latitude !== null && longitude !== null && { pin: { latitude, longitude } }),
});
