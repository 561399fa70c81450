import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const file = fileURLToPath(new URL('../../../site/dist/client/.vite/manifest.json', import.meta.url))
const manifest: Record<string, { file: string }> = JSON.parse(readFileSync(file, 'utf8'))

/** The address of the built script of a source file; its name contains a hash of its content. */
export function chunkOf(source: string) {
  const chunk = manifest[source]
  if (!chunk) throw new Error(`The build has no chunk for ${source}`)
  return `**/${chunk.file}*`
}
