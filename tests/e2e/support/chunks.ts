import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const built = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../../../site/dist/client/${path}`, import.meta.url)), 'utf8')

const manifest: Record<string, { file: string }> = JSON.parse(built('.vite/manifest.json'))

function fileOf(source: string) {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no chunk for ${source}`)
  return chunk.file
}

/** The address of the built script of a source file; its name contains a hash of its content. */
export const chunkOf = (source: string) => `**/${fileOf(source)}*`

/** The built script of a source file. */
export const builtCode = (source: string) => built(fileOf(source))

/** The script of a page, which its route splits off. */
export const pageChunk = (file: string) => chunkOf(`site/routes/${file}.tsx?tsr-split=component`)
