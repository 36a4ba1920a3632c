import type { NoteFile } from '../shell/kept-files.ts';
import { MAY_PASS } from '../shell/sending-pictures.ts';

type Ways = {
  /** Answers the code of the refusal, if there is one. */
  readonly send: (file: NoteFile) => Promise<string | undefined>;
  /** Takes back what was on its way when it was removed. */
  readonly takeBack: (id: string) => Promise<unknown>;
  readonly onChange: (files: readonly NoteFile[]) => void;
};

/** `waits`: something is left for another time; `refused`: why something is never taken. */
export type Ended = { readonly waits: boolean; readonly refused: string | undefined };

/** Files on their way to one booking, one after the other. */
export function openFileQueue({ send, takeBack, onChange }: Ways) {
  let files: readonly NoteFile[] = [];
  let running = false;
  const set = (next: readonly NoteFile[]) => {
    files = next;
    onChange(next);
  };
  const has = (id: string) => files.some((one) => one.id === id);

  return {
    has,
    add: (more: readonly NoteFile[]) => set([...files, ...more]),
    remove: (id: string) => set(files.filter((one) => one.id !== id)),
    /** Sends all, and what comes meanwhile; nothing where there is nothing to send, or somebody is at it already. */
    async run(): Promise<Ended | undefined> {
      if (running || files.length === 0) return undefined;
      running = true;
      let refused: string | undefined;
      let waits = false;
      for (let [file] = files; file && !waits; [file] = files) {
        const code = await send(file);
        waits = code !== undefined && MAY_PASS.includes(code);
        // An answer that was lost may have been a yes.
        if (!has(file.id) && (waits || code === undefined)) await takeBack(file.id);
        if (waits) break;
        if (code !== undefined) refused = code;
        set(files.filter((one) => one.id !== file?.id));
      }
      running = false;
      return { waits: waits && files.length > 0, refused };
    },
  };
}
