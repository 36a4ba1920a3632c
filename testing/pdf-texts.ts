/** Every text of a PDF, as a screen reader says it. */
export async function textsOf(response: Response): Promise<string[]> {
  const bytes = Buffer.from(await response.arrayBuffer()).toString('latin1');
  const said = bytes.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g);
  return [...said].map(([, text = '']) => {
    const controls: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
    const raw = Buffer.from(
      text.replace(/\\([\s\S])/g, (_, one) => controls[one] ?? one),
      'latin1',
    );
    return raw[0] === 0xfe ? raw.subarray(2).swap16().toString('utf16le') : raw.toString('latin1');
  });
}
