import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

type Exports = Record<string, (...args: number[]) => number> & { memory: WebAssembly.Memory };

const NO_HINTING = 0x1;
/** Otherwise it adds every glyph that the letters could ever form with one another. */
const NO_LAYOUT_CLOSURE = 0x200;
const LAYOUT_FEATURES = 6;
const WRITABLE = 2;

/** A font of these glyphs and no others; the rules by which letters join stay as far as they concern them. */
export async function cutGlyphs(
  font: Uint8Array,
  glyphs: Iterable<number>,
  letters: Iterable<number>,
): Promise<Uint8Array> {
  const hb = await harfbuzz();
  const call = (name: string, ...args: number[]): number => hb[name]?.(...args) ?? 0;
  // The memory may grow at any call, so it is looked at anew each time.
  const memory = () => new Uint8Array(hb.memory.buffer);
  const place = call('malloc', font.byteLength);
  memory().set(font, place);
  const blob = call('hb_blob_create', place, font.byteLength, WRITABLE, 0, 0);
  const face = call('hb_face_create', blob, 0);
  const wish = call('hb_subset_input_create_or_fail');
  try {
    call('hb_subset_input_set_flags', wish, NO_HINTING | NO_LAYOUT_CLOSURE);
    const features = call('hb_subset_input_set', wish, LAYOUT_FEATURES);
    call('hb_set_clear', features);
    call('hb_set_invert', features);
    const ids = call('hb_subset_input_glyph_set', wish);
    for (const glyph of glyphs) call('hb_set_add', ids, glyph);
    const points = call('hb_subset_input_unicode_set', wish);
    for (const rendered of letters) call('hb_set_add', points, rendered);
    const cut = call('hb_subset_or_fail', face, wish);
    if (!cut) throw new Error('The font could not be cut.');
    const result = call('hb_face_reference_blob', cut);
    const start = call('hb_blob_get_data', result, 0);
    const copy = memory().slice(start, start + call('hb_blob_get_length', result));
    call('hb_blob_destroy', result);
    call('hb_face_destroy', cut);
    return copy;
  } finally {
    call('hb_subset_input_destroy', wish);
    call('hb_face_destroy', face);
    call('hb_blob_destroy', blob);
    call('free', place);
  }
}

let loading: Promise<Exports> | undefined;
function harfbuzz(): Promise<Exports> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Exports> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const exports = instance.exports as unknown as Exports;
  exports._initialize?.();
  return exports;
}
