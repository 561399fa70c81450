/** Runs before the tests on PostgreSQL: one cluster, with a template database that has the tables. */
import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { openStore } from '../../site/server/database/database'
import { asAdmin } from '../../site/server/database/postgres.fixture'
import { missingPostgres, startCluster } from './cluster'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { url: string; template: string } | null
  }
}

export default async function setup(project: TestProject) {
  if (missingPostgres) {
    project.provide('postgres', null)
    return
  }
  const given = process.env.TEST_DATABASE_URL
  const cluster = given ? { url: given, stop: async () => {} } : await startCluster()
  const template = `kaksha_template_${randomBytes(6).toString('hex')}`
  try {
    await asAdmin(cluster.url, `create database ${template}`)
    const url = new URL(cluster.url)
    url.pathname = template
    await (await openStore({ databaseUrl: url.href, dataDir: '' })).close()
  } catch (error) {
    await cluster.stop()
    throw error
  }
  project.provide('postgres', { url: cluster.url, template })
  return async () => {
    await asAdmin(cluster.url, `drop database ${template} with (force)`)
    await cluster.stop()
  }
}
