/** The report that a simulated gateway would have put on its dashboard. */
export const simulatedFile =
  (url: string, controlKey: string) =>
  async (day: string): Promise<string | undefined> => {
    const response = await fetch(`${url}/control/settlement/${day}`, {
      headers: { authorization: `Bearer ${controlKey}` },
      signal: AbortSignal.timeout(5_000),
    });
    return response.ok ? response.text() : undefined;
  };
