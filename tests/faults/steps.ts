/** The steps that the code names: a server is killed at each. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const services = join(import.meta.dirname, '../../site/services')
const call = /\breach\('([^']+)'\)/g

export const namedSteps: string[] = readdirSync(services, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
  .flatMap((file) =>
    [...readFileSync(join(services, file), 'utf8').matchAll(call)].map(([, step]) => String(step)),
  )
