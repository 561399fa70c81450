import { VideoPlayer, type VideoPlayerProps } from './video-player.tsx'

export default { title: 'Components / VideoPlayer' }

/** Drawn by fixture/make.sh. */
const sources = [
  { src: new URL('./fixture/lesson.webm', import.meta.url).href, type: 'video/webm' },
  { src: new URL('./fixture/lesson.mp4', import.meta.url).href, type: 'video/mp4' },
] as const
const track = {
  src: new URL('./fixture/lesson.vtt', import.meta.url).href,
  srcLang: 'en-IN',
  label: 'English',
}
const poster = new URL('./fixture/poster.svg', import.meta.url).href

const Lesson = (props: Partial<VideoPlayerProps>) => (
  <VideoPlayer
    label="Three steps to a school"
    sources={sources}
    tracks={[track]}
    poster={poster}
    className="max-w-3xl"
    transcript={
      <p>
        On a slate three squares appear, one after the other. Words: Choose a plan. Add the company. Review
        and launch.
      </p>
    }
    {...props}
  />
)

/** Of the film nothing is fetched before Play. */
export const WithCaptions = () => <Lesson />

/** Told beforehand, the length stands there before anything is fetched. */
export const LengthKnown = () => <Lesson duration={4} />

/** A film without sound needs no captions; its transcript says what is seen. */
export const Silent = () => <Lesson tracks={[]} />

/** Press Play: the file is not there. */
export const Missing = () => <Lesson sources={[{ src: 'missing.webm', type: 'video/webm' }]} />

export const InBengali = () => (
  <div lang="bn">
    <Lesson
      label="তিন ধাপে একটি স্কুল"
      transcript={<p lang="en">On a slate three squares appear, one after the other.</p>}
      words={{
        play: 'চালান',
        pause: 'থামান',
        restart: 'আবার শুরু',
        captions: 'সাবটাইটেল',
        position: 'ভিডিওর অবস্থান',
        of: '/',
        transcript: 'লিখিত রূপ পড়ুন',
      }}
    />
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl">
    <Lesson duration={4} />
  </div>
)
