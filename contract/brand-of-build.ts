import { type Brand, developmentBrand } from './brand.ts';

/** Written into the bundle by vite.config.ts; absent in tests and on the server, which reads its environment itself. */
declare const __AANGAN_BRAND__: Brand | undefined;

/** The brand that screens show: the one this bundle was built for. */
export const brand: Brand =
  typeof __AANGAN_BRAND__ === 'undefined' ? developmentBrand : __AANGAN_BRAND__;
