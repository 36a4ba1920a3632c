/** Whose name, number and address stand on every paper: configuration of whoever runs it. */
export type Supplier = {
  readonly legalName: string;
  readonly gstin: string;
  readonly address: string;
  /** Made up, for development; every paper then says so. */
  readonly demo: boolean;
};
