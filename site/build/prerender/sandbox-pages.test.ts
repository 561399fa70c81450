import { expect, it } from 'vitest'
import { paths } from '../../entry-server'
import { isWritten } from './sandbox-pages'

const real = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_RAZORPAY_KEY: 'rzp_live_1',
  VITE_SCHEDULING_URL: 'https://calendly.com/kaksha/demo',
  VITE_APPLICATION_URL: 'https://app.kaksha.example/',
}
const written = (settings: Record<string, string>) =>
  paths().filter((path) => path.startsWith('/sandbox/') && isWritten(path, settings))

it('writes every page of a sandbox where no provider is set up', () => {
  expect(written({}).length).toBeGreaterThan(3)
  expect(written({})).toEqual(paths().filter((path) => path.startsWith('/sandbox/')))
})

it('writes none where every provider is set up, and all other pages', () => {
  expect(written(real)).toEqual([])
  expect(paths().filter((path) => !isWritten(path, real) && !path.startsWith('/sandbox/'))).toEqual([])
})

it.each([
  ['VITE_FIREBASE_API_KEY', '/sandbox/identity'],
  ['VITE_RAZORPAY_KEY', '/sandbox/plans'],
  ['VITE_SCHEDULING_URL', '/sandbox/calendar'],
  ['VITE_APPLICATION_URL', '/sandbox/application'],
])('without %s, writes %s alone', (variable, path) => {
  expect(written({ ...real, [variable]: '' })).toEqual([path])
})
