/**
 * Comes before the server of the tests. When a test asks for it, every table but the server's own settings is emptied, so
 * that a journey finds nothing of the one before it: to start another server for each takes more than a second.
 */
import { PGlite } from '@electric-sql/pglite'

/** @type {PGlite | undefined} */
let database
const create = PGlite.create.bind(PGlite)
Object.assign(PGlite, {
  create: async (/** @type {Parameters<typeof create>} */ ...given) => {
    database = await create(...given)
    return database
  },
})

process.on('message', async () => {
  await database?.exec(`DO $$ BEGIN EXECUTE (
    SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY'
    FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'settings'
  ); END $$`)
  process.send?.('emptied')
})
