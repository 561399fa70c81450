/**
 * Reads pages and small files into memory when the server starts, with the headers of their answers. A later
 * build does not change what a running server answers, so its pages keep the scripts that they name.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isPage, readFile, type ServedFile, unreachablePath } from './static'

/** Files over this size, in bytes, are read from the disk at each request. */
const maxSize = 512 * 1024

/**
 * The files of the folder by their address (a page without `index.html`). Files without an address are listed
 * by their path.
 */
export function readFiles(folder: string, policyOf: (file: string) => string | undefined) {
  const byAddress = new Map<string, ServedFile>()
  const byFile = new Map<string, ServedFile>()
  let names: string[] = []
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    // The folder does not exist before the first build.
  }
  const files = new Set(names.map((name) => `/${name.replaceAll('\\', '/')}`))
  for (const file of files) {
    const path = join(folder, file)
    if ((unreachablePath.test(file) && !isPage(file)) || /\.(br|gz)$/.test(file)) continue
    const stat = statSync(path)
    if (!stat.isFile() || stat.size > maxSize) continue
    const inMemory = readFile(folder, file, policyOf(file))
    for (const copy of Object.values(inMemory.copies)) copy.body = readFileSync(copy.path)
    byFile.set(file, inMemory)
    const page = file.match(/^(.*)\/index\.html$/)?.[1]
    if (page !== undefined) byAddress.set(encodeURI(page || '/'), inMemory)
    else if (!unreachablePath.test(file) && !files.has(`${file}/index.html`))
      byAddress.set(encodeURI(file), inMemory)
  }
  return { byAddress, byFile }
}
