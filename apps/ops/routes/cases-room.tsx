import { CaseFile } from '../cases/case-file.tsx';
import { Cases } from '../cases/cases.tsx';

/** The list of cases, or the file of the one that the address names. */
export function CasesRoom({ path, self }: { path: string; self: string }) {
  const [, , number] = path.split('/');
  if (!number) return <Cases />;
  return <CaseFile key={number} number={number.toUpperCase()} self={self} />;
}
