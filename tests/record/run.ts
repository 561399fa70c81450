/**
 * `npm run record:demo`: films the journey of the setup guide in a wide window and on a phone by Playwright's screencast, and
 * writes the films, their captions and their transcript. Record on a quiet machine, and watch the films.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import { ensureSite, step, stop } from '../../site/build/steps.ts'
import { chromiumLaunchOptions, ensureChromium } from '../chromium.ts'
import { Server } from '../e2e/support/server.ts'
import { type Cue, journey, readingTime, transcript, webVtt } from './journey.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** What shows a press on a phone, in place of a pointer. */
const finger =
  'width: 26px; height: 26px; border-radius: 50%; border: 2px solid #fefcf8; background: rgb(10 41 31 / 45%)'

interface Film {
  /** The window in CSS pixels. It is small, so that the film can be read. */
  width: number
  height: number
  /** Pixels of the film for each of them. */
  scale: number
  actions: { cursor?: 'none'; style: { title: string; point?: string } }
  /** Of its files, without their ending. */
  name: string
}

const withoutTitle = 'display: none'
const films: Record<'wide' | 'phone', Film> = {
  wide: {
    width: 960,
    height: 540,
    scale: 4 / 3,
    actions: { style: { title: withoutTitle } },
    name: at('site/public/demo/journey'),
  },
  phone: {
    width: 390,
    height: 624,
    scale: 2,
    actions: { cursor: 'none', style: { title: withoutTitle, point: finger } },
    name: at('site/public/demo/journey-phone'),
  },
}

/** Maximum size of each film in bytes, because visitors may have a prepaid data plan. */
const largest = 2_000_000
/** Seconds. */
const length = { least: 40, most: 75 }

const program = process.env.FFMPEG_PATH ?? 'ffmpeg'
const quiet = ['-hide_banner', '-loglevel', 'error', '-y']

function encode(...args: string[]) {
  const { status } = spawnSync(program, [...quiet, ...args], { stdio: 'inherit' })
  if (status !== 0) stop('ffmpeg could not write the film; its message is above.')
}

const { stdout: encoders } = spawnSync(program, ['-hide_banner', '-encoders'], { encoding: 'utf8' })
if (!['libvpx-vp9', 'libx264', 'libwebp'].every((name) => encoders?.includes(name)))
  stop(
    'ffmpeg was not found, or lacks libvpx-vp9, libx264 or WebP. Install it (Debian: `apt-get install ffmpeg`, macOS: `brew install ffmpeg`, Windows: `winget install Gyan.FFmpeg`) or name it in FFMPEG_PATH, then run the command again.',
  )
ensureChromium()
await ensureSite()

const scratch = await mkdtemp(join(tmpdir(), 'film-'))
/** Films the journey into a file of pictures with their times. */
async function shoot({ width, height, scale, actions }: Film, pictures: string) {
  // One for each film: the account of an earlier one has its licence already.
  const server = await Server.start()
  const options = chromiumLaunchOptions()
  // Without this a screencast has one pixel for each CSS pixel.
  const args = [...options.args, `--force-device-scale-factor=${scale}`]
  const browser = await chromium.launch({ ...options, args })
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    colorScheme: 'light',
  })
  const page = await context.newPage()
  await page.goto(`${server.url}/online-teaching-platform`, { waitUntil: 'networkidle' })

  const input = ['-f', 'image2pipe', '-use_wallclock_as_timestamps', '1', '-c:v', 'mjpeg', '-i', '-']
  const tape = spawn(program, [...quiet, ...input, '-c:v', 'copy', pictures], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  let picture: Buffer | undefined
  let shown: Page | undefined
  async function show(next: Page) {
    // A press may have closed the window.
    await shown?.screencast.stop().catch(() => {})
    shown = next
    await next.setViewportSize({ width, height })
    await next.screencast.showActions(actions)
    await next.screencast.start({
      size: { width: Math.round(width * scale), height: Math.round(height * scale) },
      quality: 95,
      onFrame: ({ data }) => {
        picture = data
        tape.stdin.write(data)
      },
    })
  }
  await show(page)
  while (!picture) await page.waitForTimeout(10)
  const startMs = performance.now()
  const now = () => (performance.now() - startMs) / 1000
  const cues: Cue[] = []
  for (const { says, play } of journey) {
    const from = now()
    await play({ page, show })
    await page.waitForTimeout(Math.max(0, from + readingTime(says) - now()) * 1000)
    cues.push({ from, to: now(), says })
    console.log(`${from.toFixed(2).padStart(6)} s  ${says}`)
  }
  await page.screencast.stop()
  // A page that rests is painted no more: its picture lasts to the end.
  tape.stdin.end(picture)
  await once(tape, 'exit')
  await browser.close()
  await server.dispose()
  const seconds = Number(cues.at(-1)!.to.toFixed(2))
  if (seconds < length.least || seconds > length.most)
    stop(`The film is ${seconds} s long; it should be between ${length.least} and ${length.most} s.`)
  return { seconds, cues }
}

/** Without metadata about the machine, in the colours of HD films, and with key frames, so that seeking is quick. */
const common =
  '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv -g 125'
const filter =
  'fps=25,scale=in_color_matrix=bt601:in_range=pc:out_color_matrix=bt709:out_range=tv,format=yuv420p'
const formats = {
  webm: '-c:v libvpx-vp9 -b:v 0 -crf 38 -row-mt 1 -tune-content screen -cpu-used 5',
  mp4: '-c:v libx264 -profile:v high -preset medium -crf 25 -tune animation -movflags +faststart',
}

/** Films the journey, and writes the film, its still image and its captions. */
async function record(kind: keyof typeof films) {
  const pictures = join(scratch, `${kind}.mkv`)
  const { name } = films[kind]
  const { seconds, cues } = await step(`Filming (${kind})`, () => shoot(films[kind], pictures))
  for (const [ending, codec] of Object.entries(formats)) {
    const file = `${name}.${ending}`
    encode('-i', pictures, '-t', `${seconds}`, '-vf', filter, ...common.split(' '), ...codec.split(' '), file)
    const { size } = await stat(file)
    console.log(`${file}: ${(size / 1000).toFixed(0)} KB`)
    if (size > largest) stop(`${file} is larger than ${largest / 1e6} MB.`)
  }
  const still = '-frames:v 1 -vf scale=min(960\\,iw):-1 -c:v libwebp -quality 72'
  encode('-ss', '0.5', '-i', `${name}.mp4`, ...still.split(' '), `${name}.webp`)
  await writeFile(`${name}.vtt`, webVtt(cues))
  return seconds
}

try {
  await mkdir(at('site/public/demo'), { recursive: true })
  const recording = {
    seconds: await record('wide'),
    phoneSeconds: await record('phone'),
    recorded: new Date().toISOString().slice(0, 10),
    transcript,
  }
  await writeFile(
    at('site/content/video/video.gen.ts'),
    `// Written by \`npm run record:demo\`, as the film in public/demo/ was recorded. Do not edit.\nexport const recording = ${JSON.stringify(recording, null, 2)}\n`,
  )
} finally {
  await rm(scratch, { recursive: true, force: true })
}
