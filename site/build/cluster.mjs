// Creates the files of an empty embedded database during the build: creating them takes seconds and 700 MB of
// memory, and every first start copies them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

const [target = ''] = process.argv.slice(2)
const pg = await PGlite.create({ initDbStartParams: ['-c', 'shared_buffers=16MB'] })
await pg.exec('checkpoint')
const files = await pg.dumpDataDir('gzip')
await pg.close()
mkdirSync(dirname(target), { recursive: true })
writeFileSync(target, new Uint8Array(await files.arrayBuffer()))
