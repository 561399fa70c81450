/** One caption, and what is seen meanwhile. */
export interface Cue {
  /** Seconds. */
  from: number
  to: number
  says: string
  shows: string
}

/** As WebVTT writes it: 00:07.480. */
const stamp = (seconds: number) => {
  const thousandths = Math.round(seconds * 1000)
  const part = (value: number, length: number) => String(Math.floor(value)).padStart(length, '0')
  return `${part(thousandths / 60_000, 2)}:${part((thousandths / 1000) % 60, 2)}.${part(thousandths % 1000, 3)}`
}

/** A caption may not hold what begins a tag or ends its time. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const webVtt = (cues: readonly Cue[]) =>
  `WEBVTT\n\n${cues.map(({ from, to, says }) => `${stamp(from)} --> ${stamp(to)}\n${escaped(says)}\n`).join('\n')}`

/** Everything that is told and seen, a line for each scene. */
export const transcriptOf = (cues: readonly Pick<Cue, 'says' | 'shows'>[]) =>
  cues.map(({ says, shows }) => `${says} ${shows}`).join('\n')

/** How long a caption has to stay: at most fifteen characters a second, and never a flash. */
export const readingTime = (says: string) => Math.max(2, says.length / 15)
