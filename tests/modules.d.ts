/** The parts that the tests use of packages without types. */
declare module 'pngjs' {
  export class PNG {
    static sync: { read(file: Buffer): PNG }
    width: number
    height: number
    data: Buffer
  }
}

declare module 'ws' {
  import type { EventEmitter } from 'node:events'
  export default class WebSocket extends EventEmitter {
    constructor(address: string)
    send(text: string): void
    close(): void
  }
}
