import { Heading } from '@kaksha/design-system'
import { guide } from '../../content/steps'
import type { DemoVideo } from '../../content/video'

const { heading, body } = guide.video

/** The recording of the journey, with captions and with its words to read. Fetched when it is played. */
export const GuideVideo = ({ video }: { video: DemoVideo }) => (
  <>
    <Heading level={3}>{heading}</Heading>
    <p className="mt-4 max-w-[34em]">{body}</p>
    <video
      controls
      playsInline
      preload="none"
      poster={video.poster}
      className="mt-6 aspect-video w-full bg-board-deep"
    >
      <source src={video.webm} type="video/webm" />
      <source src={video.mp4} type="video/mp4" />
      <track kind="captions" src={video.captions} srcLang="en-IN" label="English" default />
    </video>
    <details className="mt-4">
      <summary className="flex min-h-11 items-center font-bold underline underline-offset-[.22em]">
        Read the transcript
      </summary>
      <p className="max-w-[34em] whitespace-pre-line">{video.transcript}</p>
    </details>
  </>
)
