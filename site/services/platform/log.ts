/**
 * The log: one line of JSON for a request, and one for a fault of ours. What goes in is named here, field by field, so
 * that nobody's name, address or token gets in along with an object.
 */
import { type DestinationStream, type Logger, pino } from 'pino'
import { codeOf } from './database-trouble'
import { requestId } from './request-scope'

/** From what is said of everything to nothing at all. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** Nothing by these names is ever given to the log; should it be, it does not get out. */
const secrets = [
  'authorization',
  'token',
  'email',
  'name',
  'phone',
  'params',
  'query',
  'body',
  'headers',
  'url',
]

function create(level: LogLevel, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), remove: true },
    },
    destination,
  )
}

/** Not kept in step with the reader: one who does not read shall not stop the server, nor fill its memory. */
const standardOutput = () => pino.destination({ dest: 1, sync: false, maxLength: 4 * 1024 * 1024 })

let logger: Logger | undefined
let flush = () => {}

/** What there is to say goes to the standard output, or where tests want it. Until then, faults alone do. */
export function openLog(level: LogLevel, destination?: DestinationStream): void {
  if (destination) {
    logger = create(level, destination)
    return
  }
  const output = standardOutput()
  logger = create(level, output)
  flush = () => output.flushSync()
}

/** Writes what is still to be written. */
export const closeLog = () => flush()

const log = () => {
  if (!logger) openLog('error')
  return logger as Logger
}

export type RequestLine = {
  id: string
  method: string
  /** The pattern of its address. */
  route: string
  status: number
  /** From the first line of the request to the last byte of the answer. */
  ms: number
  /** Sent, with the head of the answer. */
  bytes: number
  /** The client left before the end. */
  cut?: true
}

export function logRequest(line: RequestLine): void {
  log().info(line, 'request')
}

/**
 * Neither the error's message nor the body is written: a database error quotes the values that it was given, and those
 * are people's names and addresses.
 */
export function logFault(where: { method: string; path: string }, error: unknown): void {
  const frames =
    error instanceof Error ? (error.stack ?? '').split('\n').filter((row) => /^\s+at /.test(row)) : []
  const id = requestId()
  log().error(
    {
      ...(id && { id }),
      ...where,
      error: error instanceof Error ? error.name : typeof error,
      code: codeOf(error),
      at: frames.slice(0, 6).map((frame) => frame.trim()),
    },
    'fault',
  )
}
