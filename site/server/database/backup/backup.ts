/** Copies data out of a database, and into another. */
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../runtime/start-error'
import { openStore, type StoreOptions } from '../database'
import { pgliteFolder, restoringPrefix } from '../embedded/cluster'
import { takeFolder } from '../pglite'
import { isEmptyDatabase } from '../postgres'
import { loadBackup, saveBackup } from './backup-file'
import type { Counts } from './backup-tables'

/** Saves the database in a file. A PostgreSQL may be in use meanwhile; a data folder may not. */
export async function backUp(source: StoreOptions, file: string, mayReplace: boolean): Promise<Counts> {
  if (!source.databaseUrl && !existsSync(join(source.dataDir, pgliteFolder)))
    throw new StartError(`There are no data in ${source.dataDir}.`)
  const store = await openStore(source)
  try {
    return await saveBackup(store.db, file, mayReplace)
  } finally {
    await store.close()
  }
}

async function intoPostgres(file: string, databaseUrl: string): Promise<Counts> {
  if (!(await isEmptyDatabase(databaseUrl)))
    throw new StartError(
      'The PostgreSQL has tables of this product already: make an empty database (CREATE DATABASE), and name that one.',
    )
  return loadBackup(file, { databaseUrl, dataDir: '' })
}

/**
 * Restores into a new folder beside the existing one, and replaces that by a rename when everything is
 * restored.
 */
async function intoFolder(file: string, dataDir: string, mayReplace: boolean): Promise<Counts> {
  const release = takeFolder(dataDir)
  const cluster = join(dataDir, pgliteFolder)
  const isReplacing = existsSync(cluster)
  try {
    if (isReplacing && !mayReplace)
      throw new StartError(
        `There are data in ${dataDir} already: add --yes to put the backup in their place. They are set aside, not deleted.`,
      )
    // Left behind by a restore that was killed.
    for (const name of await readdir(dataDir))
      if (name.startsWith(restoringPrefix)) await rm(join(dataDir, name), { recursive: true, force: true })
    const newDataDir = await mkdtemp(join(dataDir, restoringPrefix))
    try {
      const counts = await loadBackup(file, { dataDir: newDataDir })
      const backupPath = `${cluster}.before-${new Date().toISOString().replace(/\W/g, '')}`
      if (isReplacing) await rename(cluster, backupPath)
      await rename(join(newDataDir, pgliteFolder), cluster)
      if (isReplacing) console.log(`What was there before is in ${backupPath}.`)
      return counts
    } finally {
      await rm(newDataDir, { recursive: true, force: true })
    }
  } finally {
    release()
  }
}

/** Copies a data folder into a PostgreSQL that no server has used yet. */
export async function moveTo(databaseUrl: string, dataDir: string): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'kaksha-move-'))
  try {
    const file = join(folder, 'data')
    await backUp({ dataDir }, file, false)
    return await intoPostgres(file, databaseUrl)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Restores a backup; an existing data folder is renamed, not deleted. */
export async function restore(
  file: string,
  { databaseUrl, dataDir }: StoreOptions,
  mayReplace: boolean,
): Promise<Counts> {
  if (!existsSync(file)) throw new StartError(`There is no ${file}.`)
  return databaseUrl ? intoPostgres(file, databaseUrl) : intoFolder(file, dataDir, mayReplace)
}
