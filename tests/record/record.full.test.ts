/**
 * Checks that the film in site/public/demo has the texts that `npm run record:demo` would record today.
 */
import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { demoVideo } from '../../site/content/video/video.ts'
import { readingTime, transcriptOf } from './captions.ts'
import { journey } from './journey.ts'

const renew = 'Run `npm run record:demo`, check the film, and commit the written files.'
const at = (path: string) => new URL(`../../site/public${path}`, import.meta.url)

const seconds = (stamp: string) => {
  const [minutes = 0, rest = 0] = stamp.split(':').map(Number)
  return minutes * 60 + rest
}
const cuesOf = (captions: string) =>
  [...readFileSync(at(captions), 'utf8').matchAll(/^(\S+) --> (\S+)\n(.+)$/gm)].map(
    ([, from = '', to = '', says = '']) => ({
      from: seconds(from),
      to: seconds(to),
      says: says.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    }),
  )

describe.each([
  ['wide', demoVideo],
  ['phone', demoVideo.phone],
])('the film: %s', (_, film) => {
  const cues = cuesOf(film.captions)

  it('has the texts of the journey, in captions and transcript', () => {
    expect(
      cues.map(({ says }) => says),
      renew,
    ).toEqual(journey.map(({ says }) => says))
    expect(demoVideo.transcript, renew).toBe(transcriptOf(journey))
  })

  it('has a caption at every moment, for as long as it takes to read', () => {
    expect(cues[0]?.from).toBe(0)
    expect(cues.at(-1)?.to).toBeCloseTo(film.seconds, 2)
    for (const [index, { from, to, says }] of cues.entries()) {
      if (index > 0) expect(from).toBe(cues[index - 1]?.to)
      expect(to - from, says).toBeGreaterThanOrEqual(readingTime(says) - 0.05)
      expect(says.length, says).toBeLessThanOrEqual(84)
    }
  })

  it('lasts 40 to 75 seconds, and each file is smaller than 2 MB', () => {
    expect(film.seconds).toBeGreaterThanOrEqual(40)
    expect(film.seconds).toBeLessThanOrEqual(75)
    for (const file of [film.webm, film.mp4]) expect(statSync(at(file)).size).toBeLessThan(2_000_000)
    expect(statSync(at(film.poster)).size).toBeLessThan(60_000)
  })
})
