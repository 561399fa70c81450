/** The rupee is in the second file; what the first lacks is looked for there. */
export const scripts = ['latin', 'latin-ext'] as const

export const fontName = (script: (typeof scripts)[number]) => `Atkinson ${script}`

export const family = scripts.map(fontName).join(', ')
