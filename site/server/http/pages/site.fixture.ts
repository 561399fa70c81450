import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { emptyFolder } from '../../test-server.fixture'

/** A folder for the files of a built site, and a function that writes one. */
export function newSite() {
  const top = emptyFolder()
  function put(file: string, content: string, compressed = false): void {
    const path = join(top, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
    if (!compressed) return
    writeFileSync(`${path}.br`, brotliCompressSync(content))
    writeFileSync(`${path}.gz`, gzipSync(content))
  }
  return { top, put, folders: { pages: join(top, 'pages'), stories: join(top, 'stories') } }
}
