import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

export const hint =
  'ffmpeg was not found, or lacks libvpx-vp9, libx264 or WebP. Install it (Debian: `apt-get install ffmpeg`, macOS: `brew install ffmpeg`, Windows: `winget install Gyan.FFmpeg`) or name it in FFMPEG_PATH, then run the command again.'

const program = process.env.FFMPEG_PATH ?? 'ffmpeg'

/** Whether there is an ffmpeg that can write both films and their still. */
export function hasFfmpeg() {
  const { status, stdout } = spawnSync(program, ['-hide_banner', '-encoders'], { encoding: 'utf8' })
  return status === 0 && ['libvpx-vp9', 'libx264', 'libwebp'].every((name) => stdout.includes(name))
}

const start = (args: string[], stdin: 'pipe' | 'ignore') =>
  spawn(program, ['-hide_banner', '-loglevel', 'error', '-y', ...args], {
    stdio: [stdin, 'inherit', 'inherit'],
  })

async function done(child: ChildProcess) {
  const [code] = await once(child, 'exit')
  if (code !== 0) throw new Error('ffmpeg could not write the film; its message is above.')
}

/** Keeps JPEGs as they come. */
export function reel(file: string, rate: number) {
  const child = start(
    ['-f', 'image2pipe', '-c:v', 'mjpeg', '-framerate', `${rate}`, '-i', '-', '-c:v', 'copy', file],
    'pipe',
  )
  const ended = done(child)
  return {
    async add(picture: Buffer) {
      if (!child.stdin?.write(picture)) await Promise.race([once(child.stdin!, 'drain'), ended])
    },
    end() {
      child.stdin?.end()
      return ended
    },
  }
}

/** Without what tells about the machine. */
const same = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']
/** Browsers read the colours of HD films as these. */
const colours = [
  '-vf',
  'scale=in_color_matrix=bt601:in_range=pc:out_color_matrix=bt709:out_range=tv,format=yuv420p',
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'],
]
/** A whole picture every so often, so that a jump to a moment is quick. */
const jumps = ['-g', '125']

export async function encode(from: string, { webm, mp4 }: { webm: string; mp4: string }) {
  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '38', '-row-mt', '1', '-tune-content', 'screen']
  await done(start(['-i', from, ...same, ...colours, ...jumps, ...vp9, '-cpu-used', '5', webm], 'ignore'))
  const h264 = [
    '-c:v',
    'libx264',
    '-profile:v',
    'high',
    '-preset',
    'medium',
    '-crf',
    '25',
    '-tune',
    'animation',
  ]
  await done(
    start(['-i', from, ...same, ...colours, ...jumps, ...h264, '-movflags', '+faststart', mp4], 'ignore'),
  )
}

/** One picture of the film, as a still. */
export const still = (from: string, second: number, to: string) =>
  done(
    start(
      [
        '-ss',
        `${second}`,
        '-i',
        from,
        '-frames:v',
        '1',
        '-vf',
        'scale=960:-1',
        '-c:v',
        'libwebp',
        '-quality',
        '72',
        to,
      ],
      'ignore',
    ),
  )
