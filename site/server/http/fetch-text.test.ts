import type { ServerResponse } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { startLocalServer } from '../../../tests/fixtures/local-server'
import { fetchText } from './fetch-text'

async function serve(answer: (response: ServerResponse) => void): Promise<string> {
  const { url, close } = await startLocalServer((_, response) => answer(response))
  onTestFinished(close)
  return url
}

it('gives the status and the text', async () => {
  const url = await serve((response) => response.writeHead(404).end('Mitali’s school'))
  expect(await fetchText(url, 20_000)).toEqual({ ok: false, status: 404, text: 'Mitali’s school' })
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
