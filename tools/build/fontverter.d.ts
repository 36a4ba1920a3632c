declare module 'fontverter' {
  export function convert(font: Uint8Array, to: 'truetype' | 'woff2'): Promise<Buffer>;
}
