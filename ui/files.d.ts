/** Files that Vite turns into addresses or styles. */
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.css' {}
/** The address of a worker that the build has put together. */
declare module '*?worker&url' {
  const url: string;
  export default url;
}
interface ImportMeta {
  /** Only while the development server runs. */
  readonly hot?: unknown;
  /** Every file of that pattern by its path, written into the build: all arguments are literals. */
  glob<File>(
    pattern: string | readonly string[],
    options: { readonly eager: true; readonly query?: string; readonly import: 'default' },
  ): Readonly<Record<string, File>>;
}

declare module '*.svg?raw' {
  const text: string;
  export default text;
}
declare module '*.css?inline' {
  const text: string;
  export default text;
}
