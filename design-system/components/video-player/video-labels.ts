/** The texts of the player. Pass translations as `labels`. */
export const videoLabels = {
  /** Added to the label to name the group of controls: 'Three steps to a school, controls'. */
  controls: 'controls',
  play: 'Play',
  pause: 'Pause',
  restart: 'Restart',
  captions: 'Captions',
  position: 'Position in the video',
  /** Between the elapsed time and the length: '0:07 of 1:30'. */
  of: 'of',
  waiting: 'Loading...',
  transcript: 'Read the transcript',
  failed: 'The video could not be played. Press Play to try again, or open the file on your device.',
  file: 'Download the video file',
}

export type VideoLabels = typeof videoLabels
