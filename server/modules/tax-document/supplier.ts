/** The name, number and address on every tax document: configuration of the company that runs it. */
export type Supplier = {
  readonly legalName: string;
  readonly gstin: string;
  readonly address: string;
  /** Made up, for development; every tax document then says so. */
  readonly demo: boolean;
};
