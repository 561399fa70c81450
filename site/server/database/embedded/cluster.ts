/** The folder of the embedded database: created whole or not at all, readable by its owner only. */
import { chmodSync, existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { clusterTemplate } from '../../runtime/paths'
import { StartError } from '../../runtime/start-error'
import { EmbeddedClient } from './client'
import { freeSpace, spaceFloor, tooLittle } from './free-space'

/** The folder of the cluster, in the data folder. */
export const pgliteFolder = 'pglite'
/** The prefix of a folder into which a restore loads data. */
export const restoringPrefix = 'restoring-'

/** Bytes that a new cluster needs: its files, and 16 MB of WAL. */
const newSize = 64 * 1024 * 1024

/**
 * Why the server must not start with this folder: files are missing, and starting with an empty database
 * would hide the loss.
 */
function refusalOf(dataDir: string): string | null {
  const folder = join(dataDir, pgliteFolder)
  if (existsSync(folder)) {
    const missing = ['PG_VERSION', 'global/pg_control'].find((file) => !existsSync(join(folder, file)))
    if (!missing || readdirSync(folder).length === 0) return null
    return `The data in ${folder} are damaged (${missing} is missing): put a backup in their place with \`npm run restore -- FILE --yes\`, or move the folder away to start without data.`
  }
  const names = readdirSync(dataDir)
  const before = names.filter((name) => name.startsWith(`${pgliteFolder}.before-`)).sort()
  const restoring = names.find((name) => name.startsWith(restoringPrefix))
  if (!restoring && before.length === 0) return null
  const undo = before.length > 0 ? `rename ${before.at(-1)} to ${pgliteFolder}` : `delete ${restoring}`
  return `A restore into ${dataDir} was interrupted: run \`npm run restore -- FILE\` again, or ${undo} to start as before it.`
}

function closeToOthers(folder: string): void {
  if ((statSync(folder).mode & 0o077) === 0) return
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    if (!entry.isSymbolicLink())
      chmodSync(join(entry.parentPath ?? entry.path, entry.name), entry.isDirectory() ? 0o700 : 0o600)
  // The folder comes last, because its mode shows that everything in it is done.
  chmodSync(folder, 0o700)
}

/**
 * Creates the cluster if there is none, in another folder that is then renamed, so that a killed server
 * leaves no incomplete cluster.
 */
export async function prepareCluster(dataDir: string): Promise<string> {
  const refusal = refusalOf(dataDir)
  if (refusal) throw new StartError(refusal)
  const folder = join(dataDir, pgliteFolder)
  if (!existsSync(folder) || readdirSync(folder).length === 0) {
    const free = freeSpace(dataDir)
    if (free < spaceFloor + newSize) throw new StartError(`${tooLittle(dataDir, free)} Make room for it.`)
    const creating = `${folder}.creating`
    rmSync(creating, { recursive: true, force: true })
    // Without a template, as in the sources, the cluster is made here, which takes seconds and 700 MB of memory.
    const template = existsSync(clusterTemplate) ? clusterTemplate : undefined
    const client = await EmbeddedClient.open({ folder: creating, template })
    await client.close()
    closeToOthers(creating)
    renameSync(creating, folder)
  }
  closeToOthers(folder)
  return folder
}
