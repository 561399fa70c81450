/** A display mode. The audit checks every story, route and opened state in every display mode. */
export interface DisplayMode {
  name: string
  /** Window size in CSS pixels. */
  width: number
  height: number
  theme?: 'dark' | 'contrast'
  forcedColors?: true
  dir?: 'rtl'
  /** The default font size of the browser in pixels; 16 unless the user has changed it. */
  fontSize?: number
  /** The text spacing of WCAG 1.4.12, set by a user style. */
  textSpacing?: true
  /** Animations run. All other display modes use reduced motion. */
  motion?: true
  /** Checked by IBM Equal Access as well as axe. It is several times slower. */
  equalAccess?: boolean
  /** The focus ring looks different in this mode, so its pixels are measured. */
  measuresFocusRing?: boolean
}

/** `npm test` uses the first only. The contrast of all themes is computed from the tokens, without a browser. */
export const displayModes: readonly DisplayMode[] = [
  { name: 'light', width: 1280, height: 900, equalAccess: true, measuresFocusRing: true },
  {
    name: 'high contrast',
    width: 1280,
    height: 900,
    theme: 'contrast',
    equalAccess: true,
    measuresFocusRing: true,
  },
  { name: 'forced colours', width: 1280, height: 900, forcedColors: true, measuresFocusRing: true },
  { name: 'right to left', width: 1280, height: 900, dir: 'rtl' },
  { name: 'with motion', width: 768, height: 1024, motion: true },
  { name: 'dark', width: 390, height: 844, theme: 'dark', equalAccess: true, measuresFocusRing: true },
  { name: 'text spacing', width: 390, height: 844, textSpacing: true },
  { name: '320 px', width: 320, height: 640, equalAccess: true },
  { name: '400% zoom', width: 320, height: 256 },
  // Last, because the default font size is a browser setting and earlier measurements are not repeated everywhere.
  { name: '200% text', width: 1280, height: 900, fontSize: 32 },
]
