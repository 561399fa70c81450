import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { fetchText } from './fetch-text'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

async function serve(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_, response) => answer(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

it('gives the status and the text', async () => {
  const url = await serve((response) => response.writeHead(404).end('Mitali’s school'))
  expect(await fetchText(url, 20_000)).toEqual({
    ok: false,
    status: 404,
    text: 'Mitali’s school',
  })
})

it('refuses an answer that is longer than 1 MB', async () => {
  const url = await serve((response) => response.end('x'.repeat(1024 * 1024 + 1)))
  await expect(fetchText(url, 20_000)).rejects.toThrow('too long')
})

it('ends with its time limit, although the answer goes on', async () => {
  const url = await serve((response) => {
    response.writeHead(200)
    const writing = setInterval(() => response.write(' '), 10)
    response.once('close', () => clearInterval(writing))
  })
  await expect(fetchText(url, 50)).rejects.toMatchObject({ name: 'TimeoutError' })
})
