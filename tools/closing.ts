export type Closing = {
  add(close: () => Promise<void>): void;
  /** Closes what was opened, the last first. Whatever is being opened meanwhile is closed as soon as it is added. */
  close(): Promise<void>;
};

export function createClosing(): Closing {
  const open: (() => Promise<void>)[] = [];
  let closed = false;
  return {
    add: (close) => {
      if (closed) void close();
      else open.push(close);
    },
    close: async () => {
      closed = true;
      for (let close = open.pop(); close; close = open.pop()) await close();
    },
  };
}
