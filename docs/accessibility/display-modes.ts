/** One way to look at a page. Every subject of the matrix is looked at in every cell. */
export interface Cell {
  name: string
  /** The window, in CSS pixels. */
  width: number
  height: number
  theme?: 'dark' | 'contrast'
  forcedColors?: true
  dir?: 'rtl'
  /** The browser's own text size, in pixels; 16 where nobody has changed it. */
  text?: number
  /** The spacing of WCAG 1.4.12, as a reader's own style would set it. */
  spacing?: true
  /** Animations run, as for most people; everywhere else the reader has asked for less. */
  motion?: true
  /** Seen by the second engine too: it takes several times as long, and its rules look at markup, colours and what is shown. */
  second?: boolean
  /** The ring of the focus looks different here: its pixels are compared. */
  ring?: boolean
}

/** The first is that of `npm test`: the tokens' contrast is proved for every theme without a browser. */
export const cells: readonly Cell[] = [
  { name: 'light', width: 1280, height: 900, second: true, ring: true },
  { name: 'high contrast', width: 1280, height: 900, theme: 'contrast', second: true, ring: true },
  { name: 'forced colours', width: 1280, height: 900, forcedColors: true, ring: true },
  { name: 'right to left', width: 1280, height: 900, dir: 'rtl' },
  { name: 'with motion', width: 768, height: 1024, motion: true },
  { name: 'dark', width: 390, height: 844, theme: 'dark', second: true, ring: true },
  { name: 'text spacing', width: 390, height: 844, spacing: true },
  { name: '320 px', width: 320, height: 640, second: true },
  { name: '400% zoom', width: 320, height: 256 },
  // Last: the text size is the browser's, and what was measured with another is not measured anew everywhere.
  { name: '200% text', width: 1280, height: 900, text: 32 },
]
