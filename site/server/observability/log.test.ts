import { beforeEach, describe, expect, it } from 'vitest'
import { idOf } from '../http/request-scope'
import { logFault, logRequest, openLog } from './log'

let lines: string[]
const destination = { write: (line: string) => void lines.push(line) }
beforeEach(() => {
  lines = []
  openLog('info', destination)
})

const request = {
  id: 'k7q2-m9xd-4t3a',
  method: 'POST',
  route: '/v1/save_contact',
  status: 200,
  ms: 1.5,
  bytes: 300,
}

it('accepts any thrown value as a fault', () => {
  for (const thrown of [null, undefined, 'text', 7]) logFault({ method: 'GET', path: '/' }, thrown)
  expect(lines).toHaveLength(4)
})

it('removes values with the name of something personal or secret', () => {
  const careless = { ...request, email: 'a@b.example', token: 'secret', user: { phone: '1', name: 'N' } }
  logRequest(careless)
  const { time, level, msg, ...line } = JSON.parse(String(lines[0]))
  expect(line).toEqual({ ...request, user: {} })
})

it('writes only lines of its level', () => {
  openLog('warn', destination)
  logRequest(request)
  expect(lines).toHaveLength(0)
  logFault({ method: 'GET', path: '/' }, new Error('written'))
  expect(lines).toHaveLength(1)
  openLog('silent', destination)
  logFault({ method: 'GET', path: '/' }, new Error('not written'))
  expect(lines).toHaveLength(1)
})

describe('the ID of a request', () => {
  const given = '3f0c9a52-7b1e-4c0d-9a6f-0d6a1b2c3d4e'
  const made = /^[\da-z]{4}-[\da-z]{4}-[\da-z]{4}$/

  it('is the proxy’s, where a proxy is trusted', () => {
    expect(idOf(given, 1)).toBe(given)
    expect(idOf('ABCDEF0123456789abcdef0123456789', 2)).toBe('abcdef0123456789abcdef0123456789')
  })

  it.each([
    [given, 0],
    [undefined, 1],
    ['', 1],
    ['mitali@ganit.example', 1],
    ['919830012345', 1],
    [`${given}\n`, 1],
    [`${given}, ${given}`, 1],
    [[given, given], 1],
    ['x'.repeat(10_000), 1],
  ])('is our own for %j with %i proxies', (header, hops) => {
    expect(idOf(header, hops)).toMatch(made)
  })

  it('is unique', () => {
    const ids = Array.from({ length: 10_000 }, () => idOf(undefined, 0))
    expect(new Set(ids).size).toBe(ids.length)
  })
})
