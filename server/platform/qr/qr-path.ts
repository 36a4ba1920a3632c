import encodeQr from 'qr';

/** A QR code as an SVG path to be drawn with a stroke of one, on a field of `size` squares, its quiet border included. */
export type QrPath = { readonly size: number; readonly path: string };

const QUIET_BORDER = 4;

/** A text as a QR code of which a seventh may be a scratch or a thumb. Dark neighbours in a row are one line. */
export function qrPath(text: string): QrPath {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: QUIET_BORDER });
  return { size: rows.length, path: rows.map(lineOf).join('') };
}

/** Lines begin in the middle of their row, and each goes on from where the last one ended. */
function lineOf(row: readonly boolean[], y: number): string {
  let line = '';
  let pen: number | undefined;
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const from = x;
    while (row[x + 1]) x += 1;
    const length = x + 1 - from;
    line += pen === undefined ? `M${from} ${y}.5h${length}` : `m${from - pen} 0h${length}`;
    pen = x + 1;
  }
  return line;
}
