import { createRequire } from 'node:module'
import type ts from 'typescript'

/** Loaded with require, because Vite would request its source map, which is not published. */
export const typescript: typeof ts = createRequire(import.meta.url)('typescript')
