/** A process that locks the folders on request, reports which it got, and holds them until it is killed. */
import { createInterface } from 'node:readline'
import { lockFolder } from './lock'

const places: string[] = JSON.parse(String(process.argv[2]))
console.log('ready')
for await (const line of createInterface({ input: process.stdin })) {
  const at = Number(line)
  while (Date.now() < at);
  const got = places.map((place) => {
    try {
      lockFolder(place)
      return 1
    } catch {
      return 0
    }
  })
  console.log(JSON.stringify(got))
}
