import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

export const hint =
  'ffmpeg was not found, or lacks libvpx-vp9, libx264 or WebP. Install it (Debian: `apt-get install ffmpeg`, macOS: `brew install ffmpeg`, Windows: `winget install Gyan.FFmpeg`) or name it in FFMPEG_PATH, then run the command again.'

const program = process.env.FFMPEG_PATH ?? 'ffmpeg'

/** Whether there is an ffmpeg that can write both films and their still image. */
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

/** Encodes JPEGs as they arrive. */
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

/** Without metadata about the machine. */
const same = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']
/** Browsers interpret the colours of HD films in this way. */
const colours = [
  '-vf',
  'scale=in_color_matrix=bt601:in_range=pc:out_color_matrix=bt709:out_range=tv,format=yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
]
/** A key frame at regular intervals, so that seeking is quick. */
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

/** One picture of the film, as a still image. */
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
        'scale=min(960\\,iw):-1',
        '-c:v',
        'libwebp',
        '-quality',
        '72',
        to,
      ],
      'ignore',
    ),
  )
