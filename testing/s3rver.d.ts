declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  /** The types of the parts that we use; the package brings none. */
  export default class S3rver {
    constructor(options: {
      readonly port: number;
      readonly address: string;
      readonly silent: boolean;
      readonly allowMismatchedSignatures: boolean;
      readonly directory: string;
      readonly configureBuckets: readonly {
        readonly name: string;
        readonly configs: readonly [];
      }[];
    });
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
