type Listener = {
  readonly onTold: (data: unknown) => void;
  /** Whether the line stands; a short break that the browser mends is not spoken of. */
  readonly onLine?: (stands: boolean) => void;
};

/** After the server has turned the stream away it is asked for again. */
const PAUSE_MS = 20_000;
/** A browser comes back within some seconds, and nobody needs to hear of that. */
const PATIENCE_MS = 6_000;

/**
 * Server-sent events while somebody looks: a page that nobody sees lets go of its line, and takes it up again, told how
 * things stand, when it is seen. Ends for good when told to.
 */
export function followStream(path: string, name: string, { onTold, onLine }: Listener): () => void {
  let source: EventSource | undefined;
  let pause: ReturnType<typeof setTimeout> | undefined;
  let worry: ReturnType<typeof setTimeout> | undefined;

  const stands = () => {
    clearTimeout(worry);
    worry = undefined;
    onLine?.(true);
  };
  const open = () => {
    close();
    source = new EventSource(path);
    source.addEventListener('open', stands);
    source.addEventListener(name, ({ data }) => {
      stands();
      onTold(JSON.parse(data));
    });
    source.addEventListener('error', () => {
      // A lost connection the browser mends by itself; one that was refused stays so, and is spoken of at once.
      const isRefused = source?.readyState === EventSource.CLOSED;
      worry ??= setTimeout(() => onLine?.(false), isRefused ? 0 : PATIENCE_MS);
      if (isRefused) pause = setTimeout(open, PAUSE_MS);
    });
  };
  const close = () => {
    clearTimeout(pause);
    source?.close();
    source = undefined;
  };
  const look = () => (document.visibilityState === 'hidden' ? close() : open());
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    clearTimeout(worry);
    close();
  };
}
