import { Container } from '../layout/layout.tsx'
import { NativeVideo, VideoTranscript } from './native-video.tsx'
import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx'

export default { title: 'Components / VideoPlayer' }

/** Created by fixture/make.sh. */
const sources = [
  { src: new URL('./fixture/lesson.webm', import.meta.url).href, type: 'video/webm' },
  { src: new URL('./fixture/lesson.mp4', import.meta.url).href, type: 'video/mp4' },
] as const
const track = {
  src: new URL('./fixture/lesson.vtt', import.meta.url).href,
  srcLang: 'en-IN',
  label: 'English',
}
const descriptions = {
  src: new URL('./fixture/descriptions.vtt', import.meta.url).href,
  srcLang: 'en-IN',
  label: 'English, descriptions',
  kind: 'descriptions',
} as const
const poster = new URL('./fixture/poster.svg', import.meta.url).href

const film = {
  label: 'Three steps to a school',
  sources,
  tracks: [track],
  poster,
} as const
const transcript = (
  <p>
    On a slate three squares appear, one after the other. Words: Choose a plan. Add the company. Review and
    launch.
  </p>
)

interface LessonProps {
  duration?: number
  sources?: typeof film.sources | readonly [{ src: string; type: string }]
  tracks?: VideoPlayerProps['tracks']
}

const Lesson = (props: LessonProps) => (
  <Container width="form">
    <VideoPlayer {...film} transcript={transcript} {...props} />
  </Container>
)

/** Nothing of the video is requested before Play. */
export const Default = () => <Lesson />

export const LengthKnown = () => <Lesson duration={4} />

export const Described = () => <Lesson tracks={[descriptions, track]} />

export const Silent = () => <Lesson tracks={[]} />

export const Missing = () => <Lesson sources={[{ src: 'missing.webm', type: 'video/webm' }]} />

export const TranscriptElsewhere = () => (
  <>
    <VideoPlayer {...film} transcriptId="words" />
    <p style={{ marginTop: '1rem' }}>The same journey, in words:</p>
    <VideoTranscript id="words">{transcript}</VideoTranscript>
  </>
)

export const Native = () => <NativeVideo {...film} controls />
