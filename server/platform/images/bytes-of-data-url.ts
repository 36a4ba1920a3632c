/** The file in a data-URL whose form the contract has seen to. */
export const bytesOfDataUrl = (dataUrl: string): Buffer =>
  Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
