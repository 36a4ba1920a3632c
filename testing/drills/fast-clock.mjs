// Loaded before a server: the clock of its process is twenty minutes fast.
const AHEAD_MS = 20 * 60_000;
const now = Date.now;
Date.now = () => now() + AHEAD_MS;
globalThis.Date = new Proxy(Date, {
  construct: (target, given) =>
    Reflect.construct(target, given.length === 0 ? [Date.now()] : given, target),
});
