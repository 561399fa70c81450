/**
 * Gives the cluster of the run to the tests of this project. Tests of other projects have none, and use
 * PGlite.
 */
import { inject } from 'vitest'

const postgres = inject('postgres')
if (postgres) {
  process.env.TEST_DATABASE_URL = postgres.url
  process.env.TEST_DATABASE_TEMPLATE = postgres.template
}
