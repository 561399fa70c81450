/** One caption, and a description of what is visible. */
export interface Cue {
  /** Seconds. */
  from: number
  to: number
  says: string
  shows: string
}

/** A time in the format of WebVTT: 00:07.480. */
const stamp = (seconds: number) => {
  const thousandths = Math.round(seconds * 1000)
  const part = (value: number, length: number) => String(Math.floor(value)).padStart(length, '0')
  return `${part(thousandths / 60_000, 2)}:${part((thousandths / 1000) % 60, 2)}.${part(thousandths % 1000, 3)}`
}

/** Escapes characters that would begin a tag or end the time. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const webVtt = (cues: readonly Cue[]) =>
  `WEBVTT\n\n${cues.map(({ from, to, says }) => `${stamp(from)} --> ${stamp(to)}\n${escaped(says)}\n`).join('\n')}`

/** The narration and the descriptions, one line for each scene. */
export const transcriptOf = (cues: readonly Pick<Cue, 'says' | 'shows'>[]) =>
  cues.map(({ says, shows }) => `${says} ${shows}`).join('\n')

/** Seconds that a caption has to stay: at most fifteen characters a second, and at least two seconds. */
export const readingTime = (says: string) => Math.max(2, says.length / 15)

/** The data of the film as a module for the site. */
export const recordingModule = (recording: {
  seconds: number
  phoneSeconds: number
  recorded: string
  cues: readonly Cue[]
}) => {
  const { cues, ...rest } = recording
  const data = JSON.stringify({ ...rest, transcript: transcriptOf(cues) }, null, 2)
  return `// Written by \`npm run record:demo\`, as the film in public/demo/ was recorded. Do not edit.\nexport const recording = ${data}\n`
}
