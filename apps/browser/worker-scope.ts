/** The members of a service worker's global object that we use; the types at hand describe windows. */
type WorkerScope = {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled?: boolean }): Promise<WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void;
};

export type WindowClient = {
  readonly url: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
};

type Lasting = { waitUntil(work: Promise<unknown>): void };
type WorkerEvents = {
  install: Lasting;
  activate: Lasting;
  fetch: Lasting & {
    readonly request: Request;
    respondWith(answer: Promise<Response>): void;
  };
  push: Lasting & { readonly data: { json(): unknown } | null };
  notificationclick: Lasting & { readonly notification: Notification };
};

export const scope = self as unknown as WorkerScope;
