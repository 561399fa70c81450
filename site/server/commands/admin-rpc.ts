/**
 * Admin RPC between commands and the running server. PGlite allows one process in its folder, so a command asks the
 * server over loopback, with a secret from the data folder. Who can read that folder can read all data anyway.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { isSame } from '../database/secret'
import { logFault } from '../observability/log'

/** The name of a call, and its input. */
export type AdminRequest = { call: string; input: unknown }
export type AdminRpc = (request: AdminRequest) => Promise<unknown>

/** A call that cannot be done. The message tells the caller why. */
export class AdminRefusal extends Error {
  override name = 'AdminRefusal'
}

type Endpoint = { port: number; secret: string }
type AdminReply = { answer: unknown } | { refusal: string }

const fileOf = (dataDir: string) => join(dataDir, 'admin-rpc.json')
const path = '/admin-rpc'
const callMax = 16 * 1024
/** How long open requests may last when the server stops. */
const timeoutMs = 2000

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) {
    body += chunk
    if (body.length > callMax) throw new AdminRefusal('The request is too large.')
  }
  return body
}

/** Answers commands until the returned function is called. */
export async function openAdminRpc(dataDir: string, answerCall: AdminRpc): Promise<() => Promise<void>> {
  const secret = randomBytes(32).toString('base64url')
  const server = createServer(async (request, response) => {
    const reply = (status: number, body: AdminReply) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' })
        .end(JSON.stringify(body))
    if (request.method !== 'POST' || request.url !== path || !isSame(secretOf(request), secret))
      return void reply(403, { refusal: 'The secret is missing or wrong.' })
    try {
      reply(200, { answer: await answerCall(JSON.parse(await bodyOf(request))) })
    } catch (error) {
      if (error instanceof AdminRefusal) return void reply(422, { refusal: error.message })
      logFault({ method: 'ADMIN', path }, error)
      reply(500, { refusal: 'Something went wrong in the server; its log says what.' })
    }
  })
  server.requestTimeout = 10_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  // A crashed server's file may have had other permissions; a new file is readable by this user only.
  rmSync(fileOf(dataDir), { force: true })
  writeFileSync(fileOf(dataDir), JSON.stringify({ port, secret } satisfies Endpoint), {
    mode: 0o600,
    flag: 'wx',
  })
  return async () => {
    rmSync(fileOf(dataDir), { force: true })
    const closed = once(server, 'close')
    server.close()
    const forceClose = setTimeout(() => server.closeAllConnections(), timeoutMs)
    await closed
    clearTimeout(forceClose)
  }
}

const secretOf = (request: IncomingMessage) =>
  request.headers.authorization?.match(/^Bearer (\S+)$/)?.[1] ?? ''

function endpointOf(dataDir: string): Endpoint | null {
  try {
    const endpoint = JSON.parse(readFileSync(fileOf(dataDir), 'utf8'))
    return typeof endpoint?.port === 'number' && typeof endpoint.secret === 'string' ? endpoint : null
  } catch {
    return null
  }
}

/** Connects to the admin RPC of the server that uses this data folder; null if no server runs. */
export function adminRpcOf(dataDir: string): AdminRpc | null {
  const endpoint = endpointOf(dataDir)
  if (!endpoint) return null
  const url = `http://127.0.0.1:${endpoint.port}${path}`
  return async (request) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${endpoint.secret}` },
      body: JSON.stringify(request),
    }).catch((error) => {
      if (isNotRunning(error)) throw error
      throw new AdminRefusal('The server stopped during the command: try again.')
    })
    const reply = (await response.json()) as AdminReply
    if ('refusal' in reply) throw new AdminRefusal(reply.refusal)
    return reply.answer
  }
}

/** No server listens on the port of the file: it was left behind by a server that was killed. */
export const isNotRunning = (error: unknown) =>
  (error as { cause?: { code?: unknown } } | null)?.cause?.code === 'ECONNREFUSED'
