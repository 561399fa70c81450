/** The package has no type declarations. */
declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2'
    /** A number fixes an axis, a range keeps it variable. */
    variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>
  }
  /** Keeps the glyphs of the text. */
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
