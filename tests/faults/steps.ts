/** The failpoints of the code: a server is killed at each. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const services = join(import.meta.dirname, '../../site/services')
const call = /\bfailpoint\('([^']+)'\)/g

const files = readdirSync(services, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !/\.(test|fixture|mutants)\.ts$/.test(file))

const stepsOf = (chosen: readonly string[]): string[] =>
  chosen.flatMap((file) =>
    [...readFileSync(join(services, file), 'utf8').matchAll(call)].map(([, step]) => String(step)),
  )

const isMail = (file: string) => file.startsWith('contact/')

/** Failpoints between a visitor's message and the owner's mailbox. */
export const mailSteps = stepsOf(files.filter(isMail))
/** All others: between a visitor's payment and the licence. */
export const moneySteps = stepsOf(files.filter((file) => !isMail(file)))
