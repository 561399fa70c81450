/** The part of `ws` that the tests use; it has no types. */
declare module 'ws' {
  import type { EventEmitter } from 'node:events'
  export default class WebSocket extends EventEmitter {
    constructor(address: string)
    send(text: string): void
    close(): void
  }
}
