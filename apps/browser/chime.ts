/** Two soft notes, where the browser lets a page sound; a page that nobody has touched yet stays silent. */
export function chime(): void {
  const Context = globalThis.AudioContext;
  if (!Context) return;
  try {
    const context = new Context();
    const volume = context.createGain();
    volume.gain.value = 0.12;
    volume.connect(context.destination);
    for (const [at, hertz] of NOTES) {
      const note = context.createOscillator();
      note.frequency.value = hertz;
      note.connect(volume);
      note.start(context.currentTime + at);
      note.stop(context.currentTime + at + 0.22);
    }
    setTimeout(() => void context.close(), 1500);
  } catch {
    // Without sound the question stands on the screen all the same.
  }
}

const NOTES = [
  [0, 660],
  [0.26, 880],
] as const;
