/**
 * `npm run record:demo`: films the journey of the setup guide, and writes the film, its captions and its transcript.
 */
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { ensureInstalled, ensureSite, step, stop } from '../../site/build/steps.mjs'
import { chromiumLaunchOptions, ensureChromium } from '../chromium.mjs'
import { Server } from '../e2e/support/server.ts'
import { type Cue, readingTime, webVtt } from './captions.ts'
import { encode, hasFfmpeg, hint, reel, still } from './ffmpeg.ts'
import { journey } from './journey.ts'
import { recordingModule } from './module.ts'
import { density, frame, Recorder } from './recorder.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const film = { webm: at('site/public/demo/journey.webm'), mp4: at('site/public/demo/journey.mp4') }
/** Maximum size of each film in bytes, because visitors may have a prepaid data plan. */
const largest = 2_000_000
/** Seconds. */
const length = { least: 40, most: 75 }

if (!hasFfmpeg()) stop(hint)
await ensureInstalled()
ensureChromium()
await ensureSite()

const scratch = await mkdtemp(join(tmpdir(), 'film-'))
const pictures = join(scratch, 'pictures.mkv')
const server = await Server.start()
const browser = await chromium.launch(chromiumLaunchOptions())
const cues: Cue[] = []

async function shoot() {
  const tape = reel(pictures, frame.rate)
  const context = await browser.newContext({
    viewport: { width: frame.width, height: frame.height },
    deviceScaleFactor: density,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
  })
  const recorder = await Recorder.open(context, tape.add)
  const page = await context.newPage()
  await page.goto(`${server.url}/online-teaching-platform`)
  await page.evaluate(() => document.fonts.ready)
  await recorder.enter(page)
  await recorder.prepare()
  for (const { says, shows, play } of journey) {
    const from = recorder.now
    await play(recorder, page)
    await recorder.hold(Math.max(0, from + readingTime(says) - recorder.now) * 1000)
    cues.push({ from, to: recorder.now, says, shows })
    console.log(`${from.toFixed(2).padStart(6)} s  ${says}`)
  }
  await tape.end()
  return recorder.now
}

try {
  const seconds = await step('Filming', shoot)
  await mkdir(at('site/public/demo'), { recursive: true })
  await step('Encoding', () => encode(pictures, film))
  await still(pictures, 0.5, at('site/public/demo/journey.webp'))
  await writeFile(at('site/public/demo/journey.vtt'), webVtt(cues))
  await writeFile(
    at('site/content/video/video.gen.ts'),
    recordingModule({ seconds, recorded: new Date().toISOString().slice(0, 10), cues }),
  )
  if (seconds < length.least || seconds > length.most)
    stop(`The film is ${seconds} s long; it should be between ${length.least} and ${length.most} s.`)
  for (const [kind, file] of Object.entries(film)) {
    const { size } = await stat(file)
    console.log(`${kind}: ${(size / 1000).toFixed(0)} KB`)
    if (size > largest) stop(`${file} is larger than ${largest / 1e6} MB.`)
  }
} finally {
  await browser.close()
  await server.dispose()
  if (process.env.KEEP_PICTURES) console.log(pictures)
  else await rm(scratch, { recursive: true, force: true })
}
