import { type Cue, transcriptOf } from './captions.ts'

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
