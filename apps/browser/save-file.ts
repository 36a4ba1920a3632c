/** Hands it to the browser as a file to keep. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has begun to read it by then; Safari needs it for a moment longer.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
