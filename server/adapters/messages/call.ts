const PATIENCE_MS = 10_000;

/** The answer of a company's HTTP interface, or nothing when there was none. It follows no redirection. */
export async function call(
  url: string,
  request: { readonly headers: Record<string, string>; readonly body: string | Uint8Array },
): Promise<{ readonly status: number; readonly body: unknown } | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: request.headers,
      body: request.body as NonNullable<RequestInit['body']>,
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: response.status, body: parse(await response.text()) };
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
