/** The second file has the rupee sign. Satori looks there for characters that the first lacks. */
export const scripts = ['latin', 'latin-ext'] as const

export const fontName = (script: (typeof scripts)[number]) => `Atkinson ${script}`

export const family = scripts.map(fontName).join(', ')
