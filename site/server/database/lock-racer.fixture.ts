/** A process that locks the folders on request, reports which it got, and holds them until it is killed. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { createInterface } from 'node:readline'
import { lockFolder } from './lock'

const { noLinks, places } = JSON.parse(String(process.argv[2]))
if (noLinks) {
  fs.linkSync = () => {
    throw Object.assign(new Error('none'), { code: 'EPERM' })
  }
  syncBuiltinESMExports()
}
console.log('ready')
for await (const line of createInterface({ input: process.stdin })) {
  const at = Number(line)
  while (Date.now() < at);
  const got = places.map((place: string) => {
    try {
      lockFolder(place)
      return 1
    } catch {
      return 0
    }
  })
  console.log(JSON.stringify(got))
}
