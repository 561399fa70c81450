/** The order is the order in the cascade. */
export const themes = ['light', 'dark', 'contrast'] as const
export type Theme = (typeof themes)[number]

/** A surface redefines the meaning of every colour below it: the same button works on paper and on slate. */
export const surfaces = ['page', 'board', 'board-deep', 'marigold', 'artefact'] as const
export type Surface = (typeof surfaces)[number]
