/**
 * Preloaded into the server of the tests. On request of a test it empties every table except the server's own settings,
 * so that a journey finds no data of the last one: starting another server for each test would take more than a second.
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
