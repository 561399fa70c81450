/** A display mode. The audit checks every story and page in every display mode. */
export interface DisplayMode {
  name: string
  /** Window size in CSS pixels. */
  width: number
  height: number
  theme?: 'dark' | 'contrast'
  forcedColors?: true
  dir?: 'rtl'
  /** The default font size of the browser in pixels; 16 unless the user has changed it. */
  text?: number
  /** The text spacing of WCAG 1.4.12, set by a user style. */
  spacing?: true
  /** Animations run. All other display modes use reduced motion. */
  motion?: true
  /** Also checked by the second engine, which is several times slower. */
  second?: boolean
  /** The focus outline differs in this mode, so its pixels are measured. */
  ring?: boolean
}

/** `npm test` uses the first only. The contrast of all themes is computed from the tokens, without a browser. */
export const displayModes: readonly DisplayMode[] = [
  { name: 'light', width: 1280, height: 900, second: true, ring: true },
  { name: 'high contrast', width: 1280, height: 900, theme: 'contrast', second: true, ring: true },
  { name: 'forced colours', width: 1280, height: 900, forcedColors: true, ring: true },
  { name: 'right to left', width: 1280, height: 900, dir: 'rtl' },
  { name: 'with motion', width: 768, height: 1024, motion: true },
  { name: 'dark', width: 390, height: 844, theme: 'dark', second: true, ring: true },
  { name: 'text spacing', width: 390, height: 844, spacing: true },
  { name: '320 px', width: 320, height: 640, second: true },
  { name: '400% zoom', width: 320, height: 256 },
  // Last, because the default font size is a browser setting and earlier measurements are not repeated everywhere.
  { name: '200% text', width: 1280, height: 900, text: 32 },
]
