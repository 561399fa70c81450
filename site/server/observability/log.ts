/**
 * The log: one line of JSON for each request, and one for each fault. The fields are listed here, so that no name,
 * address or token is logged along with an object.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { type DestinationStream, type Logger, pino } from 'pino'
import { codeOf } from '../database/database-errors'
import type { Handle } from '../http/http-server'
import { idOf, inRequest, requestId } from '../http/request-scope'

/** The levels, from the most to the fewest lines. */
export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const
type LogLevel = (typeof logLevels)[number]

/** Fields that must never be logged. If one is passed by mistake, its value is removed. */
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

/** Buffered and limited: a reader that stops must not block the server or fill its memory. */
const standardOutput = () => pino.destination({ dest: 1, sync: false, maxLength: 4 * 1024 * 1024 })

const flushMs = 500

let logger: Logger | undefined
let flush = async () => {}

/** Opens the log on standard output, or on the destination of a test. Before that, only faults are logged. */
export function openLog(level: LogLevel, destination?: DestinationStream): void {
  if (destination) {
    logger = create(level, destination)
    return
  }
  const output = standardOutput()
  // The destination failed: the disk is full, or the reader has closed the pipe. Lines are dropped once the
  // buffer is full.
  output.on('error', () => {})
  logger = create(level, output)
  // At exit Pino calls `flushSync`, which never returns while the disk is full. It skips a destination that is closed.
  process.prependListener('exit', () => output.destroy())
  flush = () =>
    Promise.race([
      new Promise<void>((resolve) => output.flush(() => resolve())),
      wait(flushMs, undefined, { ref: false }),
    ])
}

/** Writes the buffered lines, if that is possible within a short time. */
export const closeLog = () => flush()

const log = () => {
  if (!logger) openLog('error')
  return logger as Logger
}

export type RequestLine = {
  id: string
  method: string
  /** The route pattern of the address. */
  route: string
  status: number
  /** The time from the first line of the request to the last byte of the answer, in milliseconds. */
  ms: number
  /** Bytes sent, with the header. */
  bytes: number
  /** The client closed the connection early. */
  cut?: true
}

export function logRequest(line: RequestLine): void {
  log().info(line, 'request')
}

/**
 * The error's message and the body are not logged: database errors quote values, which are people's names and
 * addresses.
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

/** nginx's status for a client that closed the connection before the answer. */
const clientLeft = 499

/** Clients can send any method; the metrics must not have a series for each. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Wraps every request: gives it an ID, and logs and counts its result. */
export function requestLogger(
  handle: Handle,
  { trustProxy, count }: { trustProxy: number; count: (line: RequestLine) => void },
): Handle {
  return (request, response) => {
    const scope = { id: idOf(request.headers['x-request-id'], trustProxy), route: 'unknown' }
    const { socket } = request
    const start = performance.now()
    const sentBefore = socket.bytesWritten
    response.once('close', () => {
      const { method = '' } = request
      const isCut = !response.writableFinished
      const line: RequestLine = {
        id: scope.id,
        method: methods.has(method) ? method : 'other',
        route: scope.route,
        status: response.headersSent ? response.statusCode : clientLeft,
        ms: Math.round((performance.now() - start) * 10) / 10,
        bytes: socket.bytesWritten - sentBefore,
        ...(isCut && { cut: true }),
      }
      logRequest(line)
      count(line)
    })
    inRequest(scope, () => handle(request, response))
  }
}
