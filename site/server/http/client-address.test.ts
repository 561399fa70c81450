import { afterEach, describe, expect, it, vi } from 'vitest'
import { clientAddress, clientNetwork } from './trusted-proxy'

describe('the address of a client', () => {
  it.each([
    // No trusted proxy: the header is ignored.
    ['192.0.2.1', '203.0.113.9', 0, '192.0.2.1'],
    ['192.0.2.1', undefined, 1, '192.0.2.1'],
    // A proxy on this machine; without a number, further proxies are not trusted.
    ['127.0.0.1', '203.0.113.9', 0, '203.0.113.9'],
    ['::1', '198.51.100.7, 203.0.113.9', 0, '203.0.113.9'],
    ['::ffff:127.0.0.1', '203.0.113.9', 0, '203.0.113.9'],
    ['127.0.0.1', undefined, 0, '127.0.0.1'],
    ['127.0.0.1', '198.51.100.7, 203.0.113.9', 2, '198.51.100.7'],
    ['192.0.2.1', '203.0.113.9', 1, '203.0.113.9'],
    // Entries to the left of the proxy's come from the client.
    ['192.0.2.1', '198.51.100.7, 203.0.113.9', 1, '203.0.113.9'],
    ['192.0.2.1', '198.51.100.7, 203.0.113.9', 2, '198.51.100.7'],
    ['192.0.2.1', '203.0.113.9', 8, '203.0.113.9'],
    ['192.0.2.1', '203.0.113.9:4711', 1, '203.0.113.9'],
    ['192.0.2.1', '[2001:db8::1]:4711', 1, '2001:db8::1'],
    ['192.0.2.1', 'unknown', 1, '192.0.2.1'],
    ['192.0.2.1', 'a@b.example', 1, '192.0.2.1'],
  ])('%s says %j with %i proxies: %s', (peer, header, hops, address) => {
    expect(clientAddress(peer, header, hops)).toBe(address)
  })
})

afterEach(() => vi.unstubAllEnvs())

it('guesses no proxy in production', () => {
  vi.stubEnv('NODE_ENV', 'production')
  expect(clientAddress('127.0.0.1', '203.0.113.9', 0)).toBe('127.0.0.1')
  expect(clientAddress('127.0.0.1', '203.0.113.9', 1)).toBe('203.0.113.9')
})

describe('the unit that is counted as one client', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['::1', '::/64'],
    ['', 'unknown'],
    ['nonsense', 'unknown'],
  ])('%s: %s', (address, network) => expect(clientNetwork(address)).toBe(network))
})
