import { Heading, Loading, NativeVideo, VideoTranscript } from '@kaksha/design-system'
import { type ComponentType, useEffect, useState } from 'react'
import { load } from '../../../browser/load'
import { guide } from '../../../content/steps'
import { demoVideo, type Recording } from '../../../content/video/video'
import type { Film } from './guide-player'

const { heading, body } = guide.video

const filmOf = ({ webm, mp4, poster, captions, seconds }: Recording): Film => ({
  label: heading,
  sources: [
    { src: webm, type: 'video/webm' },
    { src: mp4, type: 'video/mp4' },
  ],
  tracks: [{ src: captions, srcLang: 'en-IN', label: guide.video.captions }],
  poster,
  duration: seconds,
  transcriptId: 'video-transcript',
})
const film = filmOf(demoVideo)
const phone = filmOf(demoVideo.phone)

/** The browser's own controls need no script, so the film can be played without JavaScript and after a failed load. */
const Bare = () => (
  <NativeVideo
    controls
    label={film.label}
    sources={film.sources}
    tracks={film.tracks}
    poster={film.poster}
    aria-details={film.transcriptId}
  />
)

const fetchPlayer = () =>
  load('video player', () => import('./guide-player'), { reload: false }).then(
    ({ GuidePlayer }) => GuidePlayer,
    (error) => {
      reportError(error)
      return Bare
    },
  )

/** The recording of the journey. Film, poster and captions are not loaded before its tab is opened. */
export function GuideVideo({ opened }: { opened: boolean }) {
  // Stays mounted: a visitor who opens the other tab and returns finds the film at the same position.
  const [Player, setPlayer] = useState<ComponentType<Film & { phone: Film }>>()
  useEffect(() => {
    if (opened && !Player) fetchPlayer().then((player) => setPlayer(() => player))
  }, [opened, Player])
  return (
    <>
      <Heading level={3}>{heading}</Heading>
      <p className="mt-4 mb-6 max-w-[34em]">{body}</p>
      {/* Browsers with JavaScript treat the content of `noscript` as text, so they load nothing of it. */}
      <noscript>
        <Bare />
      </noscript>
      {Player ? (
        <Player {...film} phone={phone} />
      ) : (
        <div
          data-surface="inverse"
          data-noscript="hide"
          className="aspect-video rounded-panel p-6 print:hidden max-sm:aspect-[5/8]"
        >
          {opened && <Loading />}
        </div>
      )}
      <VideoTranscript id={film.transcriptId}>
        <div className="grid gap-3">
          {demoVideo.transcript.split('\n').map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </VideoTranscript>
    </>
  )
}
