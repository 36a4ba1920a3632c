import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, gzipSync } from 'node:zlib';
import { contentTypeOf } from './content-types.ts';

/** One file in memory, in every encoding it was built in, with its headers ready. */
export type StaticFile = {
  readonly plain: Encoded;
  readonly br?: Encoded;
  readonly gzip?: Encoded;
};

type Encoded = {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
};

const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

/**
 * Reads a folder into memory: answering from there is ten times as fast as from the disk, and a file that is replaced
 * on the disk is never handed out half. `name` is the path below the folder, with forward slashes.
 */
export async function loadFiles(
  folder: string,
  headersFor: (name: string) => Readonly<Record<string, string>>,
): Promise<ReadonlyMap<string, StaticFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const originals = paths.filter((path) => !isEncodingOf(path, known));
  const files = await Promise.all(
    originals.map(async (path) => {
      const name = relative(folder, path).split(sep).join('/');
      return [
        name,
        await loadFile(path, known, { 'content-type': contentTypeOf(name), ...headersFor(name) }),
      ] as const;
    }),
  );
  return new Map(files);
}

const isEncodingOf = (path: string, known: ReadonlySet<string>): boolean =>
  Object.values(ENCODINGS).includes(extname(path) as '.br') && known.has(path.slice(0, -3));

async function loadFile(
  path: string,
  known: ReadonlySet<string>,
  headers: Readonly<Record<string, string>>,
): Promise<StaticFile> {
  const plain = await readFile(path);
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const isEncoded = known.has(`${path}.br`) || known.has(`${path}.gz`);
  const common = isEncoded
    ? { ...headers, vary: joinNames(headers.vary, 'accept-encoding') }
    : headers;
  const encode = async (encoding: keyof typeof ENCODINGS) => {
    const encodedPath = path + ENCODINGS[encoding];
    if (!known.has(encodedPath)) return undefined;
    const body = await readFile(encodedPath);
    return toEncoded(body, `"${etag}-${encoding}"`, { ...common, 'content-encoding': encoding });
  };
  const [br, gzip] = await Promise.all([encode('br'), encode('gzip')]);
  return { plain: toEncoded(plain, `"${etag}"`, common), ...(br && { br }), ...(gzip && { gzip }) };
}

/** A file that was made just now, with the headers of the one it was made from. */
export function fileFrom(text: string, like: StaticFile): StaticFile {
  const { 'content-length': _, etag: __, ...headers } = like.plain.headers;
  const plain = Buffer.from(text);
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const zipped = { ...headers, 'content-encoding': 'gzip' };
  return {
    plain: toEncoded(plain, `"${etag}"`, headers),
    gzip: toEncoded(gzipSync(plain), `"${etag}-gzip"`, zipped),
  };
}

/** A file as `like`, with another text and not packed yet. */
export function plainFileOf(text: string, like: StaticFile): StaticFile {
  const { 'content-length': _, etag: __, ...headers } = like.plain.headers;
  const plain = Buffer.from(text);
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return { plain: toEncoded(plain, `"${etag}"`, headers) };
}

/** The same for many answers: worth the time that packing it well takes. */
export async function fileMadeOf(text: string, like: StaticFile): Promise<StaticFile> {
  const { 'content-length': _, etag: __, ...headers } = like.plain.headers;
  const plain = Buffer.from(text);
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    promisify(gzip)(plain, { level: 9 }),
  ]);
  return {
    plain: toEncoded(plain, `"${etag}"`, headers),
    br: toEncoded(br, `"${etag}-br"`, { ...headers, 'content-encoding': 'br' }),
    gzip: toEncoded(zipped, `"${etag}-gzip"`, { ...headers, 'content-encoding': 'gzip' }),
  };
}

export const textOf = ({ plain }: StaticFile): string => Buffer.from(plain.body).toString();

function toEncoded(
  body: Uint8Array<ArrayBuffer>,
  etag: string,
  headers: Readonly<Record<string, string>>,
): Encoded {
  return {
    body,
    etag,
    headers: { ...headers, etag, 'content-length': String(body.byteLength) },
  };
}

const joinNames = (...names: (string | undefined)[]): string => names.filter(Boolean).join(', ');

/** The whole answer, without waiting for anything. */
export function answerFile(file: StaticFile, request: RequestHeaders, status = 200): Response {
  const encoded = bestEncoding(file, request.header('accept-encoding') ?? '');
  if (status === 200 && request.header('if-none-match')?.includes(encoded.etag)) {
    const { 'content-length': _, 'content-encoding': __, ...headers } = encoded.headers;
    return new Response(null, { status: 304, headers });
  }
  return new Response(encoded.body, { status, headers: encoded.headers });
}

type RequestHeaders = { header(name: string): string | undefined };

function bestEncoding(file: StaticFile, accepted: string): Encoded {
  if (file.br && accepts(accepted, 'br')) return file.br;
  if (file.gzip && accepts(accepted, 'gzip')) return file.gzip;
  return file.plain;
}

/** The first of these that the browser understands. */
export const bestOf = <E extends string>(
  encodings: readonly E[],
  accepted: string,
): E | undefined => encodings.find((encoding) => accepts(accepted, encoding));

/** `br;q=0` says: anything but that. */
const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, weight] = part.trim().split(';');
    return name?.trim() === encoding && !/^\s*q=0(\.0*)?\s*$/.test(weight ?? '');
  });
