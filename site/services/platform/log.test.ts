import { afterEach, expect, it, vi } from 'vitest'
import { logFault } from './log'

afterEach(() => vi.restoreAllMocks())

it('says where a fault is, and nothing about anybody', () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => {})
  const cause = Object.assign(new Error('Key (email)=(mitali@ganit.example) exists'), { code: '23505' })
  const error = new Error('Failed query: insert …\nparams: Mitali Sen,mitali@ganit.example', { cause })
  logFault({ method: 'POST', path: '/v1/save_contact' }, error)
  const line = String(write.mock.calls[0]?.[0])
  expect(JSON.parse(line)).toMatchObject({ level: 'error', path: '/v1/save_contact', code: '23505' })
  expect(JSON.parse(line).at[0]).toContain('log.test.ts')
  expect(line).not.toMatch(/mitali/i)
  expect(line).not.toContain('\n')
})

it('takes whatever was thrown', () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const thrown of [null, undefined, 'text', 7]) logFault({ method: 'GET', path: '/' }, thrown)
  expect(write).toHaveBeenCalledTimes(4)
})
