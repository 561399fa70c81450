// A port for a server that a test starts as a separate process, and may start again.
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * A port of the loopback address on which nothing listens. It is outside of the range from which Linux, macOS and Windows
 * choose ports themselves: such a port can go to a connection of any program before the server listens on it, or while it
 * restarts. Browsers load from every port of this range.
 */
export async function freePort() {
  for (;;) {
    const port = randomInt(20_000, 32_000)
    const probe = createServer().listen(port, '127.0.0.1')
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    )
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
