/** Files that Vite turns into addresses or styles. */
declare module '*.svg' {
  const address: string;
  export default address;
}
declare module '*.css' {}
