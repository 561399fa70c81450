/** In cascade order. */
export const themes = ['light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]

/** A surface sets the colour tokens for its content, so that a component works on light and dark backgrounds. */
export const surfaces = ['page', 'inverse', 'inverse-strong', 'accent', 'paper'] as const
export type Surface = (typeof surfaces)[number]
