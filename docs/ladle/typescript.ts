import { createRequire } from 'node:module'
import type ts from 'typescript'

/** Required, not imported: Vite would ask for its source map, which is not published. */
export const typescript: typeof ts = createRequire(import.meta.url)('typescript')
