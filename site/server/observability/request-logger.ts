/** Wraps every request: gives it an ID, and logs and counts its result. */
import type { Handle } from '../http/http-server'
import { idOf, inRequest } from '../http/request-scope'
import { logRequest, type RequestLine } from './log'

/** nginx's status for a client that closed the connection before the answer. */
const clientLeft = 499

/** Clients can send any method; the metrics must not have a series for each. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

type Options = {
  trustProxy: number
  count: (line: RequestLine) => void
}

export function requestLogger(handle: Handle, { trustProxy, count }: Options): Handle {
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
