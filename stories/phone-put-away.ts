declare global {
  /** Hides the page, or shows it again. */
  function putAway(hidden: boolean): void;
}

/** A phone whose page can be hidden, and that says whether its screen is kept on. */
export function mayBePutAway() {
  let hidden = false;
  let held: (EventTarget & { released: boolean }) | undefined;
  const say = () => {
    document.documentElement.dataset.awake = String(held?.released === false);
  };
  const release = async () => {
    if (held) held.released = true;
    held?.dispatchEvent(new Event('release'));
    say();
  };
  const request = async () => {
    held = Object.assign(new EventTarget(), { released: false, release });
    say();
    return held;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  Object.defineProperty(document, 'hidden', { get: () => hidden });
  const set = (next: boolean) => {
    hidden = next;
    if (next) void release();
    document.dispatchEvent(new Event('visibilitychange'));
  };
  Object.assign(globalThis, { putAway: set });
  // A telephone knows where it was a moment ago; the browser's emulation says it once, and then only that it has moved.
  const { geolocation } = navigator;
  const watch = geolocation.watchPosition.bind(geolocation);
  let last: GeolocationPosition | undefined;
  geolocation.watchPosition = (found, ...rest) =>
    watch(
      (position) => {
        last = position;
        found(position);
      },
      ...rest,
    );
  geolocation.getCurrentPosition = (found) => {
    if (last) found(last);
  };
}
