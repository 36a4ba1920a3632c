import { isGstin, isOfMaharashtra } from '#contract/fields/gstin.ts';
import type { Supplier } from '#server/modules/tax-document/supplier.ts';
import { CannotStart } from '#server/platform/cannot-start.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const VARIABLES = ['AANGAN_LEGAL_NAME', 'AANGAN_GSTIN', 'AANGAN_LEGAL_ADDRESS'] as const;

/** Nobody can take this for a registered business; its tax documents say besides that they are none. */
const DEMO: Supplier = {
  legalName: 'Aangan Demo (no registered business)',
  gstin: 'DEMO-NOT-A-GSTIN',
  address: '1 Demo Street, Mumbai 400001',
  demo: true,
};

/** The supplier named on tax documents. Production must not invent one. */
export function readSupplier(environment: Environment, production: boolean): Supplier {
  const [legalName = '', gstin = '', address = ''] = VARIABLES.map(
    (name) => environment[name]?.trim() ?? '',
  );
  const missing = VARIABLES.filter((name) => !environment[name]?.trim());
  if (missing.length === VARIABLES.length && !production) return DEMO;
  if (missing.length > 0) {
    const where = production ? 'In production' : 'Once one of them is set';
    throw new CannotStart(`${where} ${missing.join(', ')} must be set: they stand on invoices.`);
  }
  if (!isGstin(gstin)) throw new CannotStart(`AANGAN_GSTIN "${gstin}" is no GSTIN.`);
  if (!isOfMaharashtra(gstin))
    throw new CannotStart(
      'AANGAN_GSTIN must be one of Maharashtra (27): CGST and SGST are due there.',
    );
  return { legalName, gstin, address, demo: false };
}
