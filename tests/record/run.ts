/**
 * `npm run record:demo`: films the journey of the setup guide in a wide window and on a phone, and writes the films, their captions and
 * their transcript.
 */
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { ensureSite, step, stop } from '../../site/build/steps.ts'
import { chromiumLaunchOptions, ensureChromium } from '../chromium.ts'
import { Server } from '../e2e/support/server.ts'
import { type Cue, readingTime, recordingModule, webVtt } from './captions.ts'
import { encode, hasFfmpeg, hint, reel, still } from './ffmpeg.ts'
import { journey } from './journey.ts'
import { frames, Recorder, rate } from './recorder.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
/** The files of a film, without their ending. */
const names = { wide: at('site/public/demo/journey'), phone: at('site/public/demo/journey-phone') }
/** Maximum size of each film in bytes, because visitors may have a prepaid data plan. */
const largest = 2_000_000
/** Seconds. */
const length = { least: 40, most: 75 }

if (!hasFfmpeg()) stop(hint)
ensureChromium()
await ensureSite()

const scratch = await mkdtemp(join(tmpdir(), 'film-'))
const browser = await chromium.launch(chromiumLaunchOptions())

async function shoot(frame: (typeof frames)[keyof typeof frames], pictures: string) {
  const cues: Cue[] = []
  // One for each film: the account of an earlier one has its licence already.
  const server = await Server.start()
  const tape = reel(pictures, rate)
  const context = await browser.newContext({
    viewport: { width: frame.width, height: frame.height },
    deviceScaleFactor: frame.density,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
  })
  const recorder = await Recorder.open(frame, context, tape.add)
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
  await context.close()
  await server.dispose()
  const seconds = recorder.now
  if (seconds < length.least || seconds > length.most)
    stop(`The film is ${seconds} s long; it should be between ${length.least} and ${length.most} s.`)
  return { seconds, cues }
}

/** Films the journey, and writes the film, its still image and its captions. */
async function record(kind: keyof typeof frames) {
  const pictures = join(scratch, `${kind}.mkv`)
  const name = names[kind]
  const film = { webm: `${name}.webm`, mp4: `${name}.mp4` }
  const filmed = await step(`Filming (${kind})`, () => shoot(frames[kind], pictures))
  await step('Encoding', () => encode(pictures, film))
  await still(pictures, 0.5, `${name}.webp`)
  await writeFile(`${name}.vtt`, webVtt(filmed.cues))
  for (const file of Object.values(film)) {
    const { size } = await stat(file)
    console.log(`${file}: ${(size / 1000).toFixed(0)} KB`)
    if (size > largest) stop(`${file} is larger than ${largest / 1e6} MB.`)
  }
  return filmed
}

try {
  await mkdir(at('site/public/demo'), { recursive: true })
  const phone = await record('phone')
  const { seconds, cues } = await record('wide')
  await writeFile(
    at('site/content/video/video.gen.ts'),
    recordingModule({
      seconds,
      phoneSeconds: phone.seconds,
      recorded: new Date().toISOString().slice(0, 10),
      cues,
    }),
  )
} finally {
  await browser.close()
  if (process.env.KEEP_PICTURES) console.log(scratch)
  else await rm(scratch, { recursive: true, force: true })
}
