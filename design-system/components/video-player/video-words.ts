/** What the player says, to be given in another language as `words`. */
export const videoWords = {
  /** What is below the video, after its name: 'Three steps to a school, controls'. */
  controls: 'controls',
  play: 'Play',
  pause: 'Pause',
  restart: 'Restart',
  captions: 'Captions',
  position: 'Position in the video',
  /** Between the time that has passed and the whole: '0:07 of 1:30'. */
  of: 'of',
  waiting: 'Loading...',
  transcript: 'Read the transcript',
  failed: 'The video could not be played. Press Play to try again, or open the file on your device.',
  file: 'Download the video file',
}

export type VideoWords = typeof videoWords
