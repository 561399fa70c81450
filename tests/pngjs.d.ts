declare module 'pngjs' {
  export class PNG {
    static sync: { read(file: Buffer): PNG }
    width: number
    height: number
    data: Buffer
  }
}
