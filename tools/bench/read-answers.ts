const HEAD_END = Buffer.from('\r\n\r\n');
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/**
 * Reads the answers of one kept-alive HTTP/1.1 connection and tells the status of each as soon as it is whole. It
 * understands no more of HTTP than our own server and its peer speak, so that reading costs next to nothing.
 */
export function readAnswers(onAnswer: (status: number) => void): (chunk: Buffer) => void {
  let rest: Buffer | undefined;
  return (chunk) => {
    let bytes: Buffer = rest ? Buffer.concat([rest, chunk]) : chunk;
    rest = undefined;
    while (bytes.length > 0) {
      const end = endOfAnswer(bytes);
      if (end === undefined) {
        rest = bytes;
        return;
      }
      const status = Number(bytes.toString('latin1', 9, 12));
      bytes = bytes.subarray(end);
      onAnswer(status);
    }
  };
}

function endOfAnswer(bytes: Buffer): number | undefined {
  const head = bytes.indexOf(HEAD_END);
  if (head === -1) return undefined;
  const body = head + HEAD_END.length;
  const length = contentLength(bytes.toString('latin1', 0, head));
  if (length !== undefined) return body + length <= bytes.length ? body + length : undefined;
  const last = bytes.indexOf(LAST_CHUNK, body);
  return last === -1 ? undefined : last + LAST_CHUNK.length;
}

/** Undefined for an answer in chunks. */
function contentLength(head: string): number | undefined {
  const match = /\r\ncontent-length: *(\d+)/i.exec(head);
  return match ? Number(match[1]) : undefined;
}
