declare module 'subset-font' {
  type Axis = number | { min?: number; max?: number; default?: number };
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options?: {
      targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
      keepFeatures?: string[];
      variationAxes?: Record<string, Axis>;
      noLayoutClosure?: boolean;
      noHinting?: boolean;
    },
  ): Promise<Buffer>;
}
