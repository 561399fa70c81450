import { componentMeta, html, operable, pressRows, tabRows } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary: 'Plays a short video with labelled buttons, captions and a transcript.',
  use: [
    'Use it for a recording that explains more than text can: a walk through the product.',
    'A film with sound needs captions for everything that is said (WCAG 1.2.2) and a transcript of everything that is said and shown (1.2.3).',
    'If its sound does not say what is shown, it also needs audio description (1.2.5): a version with a described sound track as `sources`. A track of the kind `descriptions` reaches screen reader users only.',
    'Mount it when its place is opened: poster and captions are loaded then, and the video itself on Play. Until then use a VideoTranscript and, in `noscript`, a NativeVideo.',
    'It pauses when it is hidden: in a tab that is left, in a disclosure that is closed.',
  ],
  avoid: {
    'It would play by itself as decoration.': 'a picture',
    'It is an hour-long lecture that needs chapters and speed control.': '`<video controls>`',
    'It is the player of another provider.': 'a Link to their page',
  },
  rules: {
    'Content: write the transcript for a reader who does not see the video: name what is pressed and what appears.':
      'Copy the captions: they leave out everything that is only shown (WCAG 2.2, 1.2.3 Audio Description or Media Alternative).',
    'Offer two formats, the smaller first: WebM, then MP4, which every browser plays.':
      'Leave out `type`: a browser would have to request a file to find out that it cannot play it.',
    'Pass `duration` if you know it: visitors use it to decide.': 'Preload the video to read its length.',
    'Keep a caption to 90 characters: three lines on a phone.':
      'Draw captions into the picture: they cannot be turned off, enlarged or read aloud (WCAG 2.2, 1.2.2 Captions).',
    'Use a poster of the same proportions as the video, 16 : 9 or `width` and `height`. A recording of pages needs a narrow version for phones, where the wide one cannot be read.':
      'Place a play button over the picture: it covers the poster and has no visible label.',
  },
  parts: ['VideoPlayer', 'NativeVideo', 'VideoTranscript'],
  examples: {
    Default: 'Play, Pause and Restart. Captions are on and can be turned off.',
    LengthKnown: 'The length is shown before the video is loaded.',
    Described: 'With a track of descriptions, which screen readers announce while it plays.',
    Silent: 'A video without sound: no captions, and a transcript of what is shown.',
    Missing: 'Press Play: the file does not exist, and the player says what to do.',
    TranscriptElsewhere:
      'The player is mounted later; its transcript is already in the page as a VideoTranscript.',
    Native: 'NativeVideo, for `noscript`.',
  },
  pattern: html('Native video with buttons beneath it', 'media.html#the-video-element'),
  roles: [
    { role: 'group', nameFrom: 'label and labels.controls, so that it differs from the name of the video' },
    { role: 'button', nameFrom: "its label: 'Play' or 'Pause', 'Restart', 'Captions'" },
    { role: 'progressbar', nameFrom: "'Position in the video'; its value as text, '0:07 of 1:30'" },
    { role: 'status', nameFrom: 'no name; empty unless the video is loading' },
    { role: 'status', nameFrom: 'no name; with descriptions, what is shown at this moment' },
    { role: 'alert', nameFrom: 'no name; empty unless the video cannot be played' },
    { role: 'link', nameFrom: "'Download the video file', if it cannot be played" },
  ],
  states: {
    'aria-pressed': 'On Captions: whether they are shown.',
    'data-state':
      'paused, waiting, playing, ended or failed, for styling. The label of the first button exposes it.',
    open: 'On the details around the transcript.',
  },
  keys: [
    ...pressRows('Presses the button: Play or Pause, Restart, Captions. Opens the transcript.'),
    ...tabRows('Moves through the buttons, then to the transcript. The picture is not a tab stop.'),
  ],
  focus: 'It stays on the pressed button, also when its label changes between Play and Pause.',
  announcements: [
    "'Loading...', politely, after half a second of waiting.",
    'The cues of a track of descriptions, politely, while it plays.',
    'That the video could not be played, and what to do, assertively.',
  ],
  transcripts: [
    { story: 'LengthKnown' },
    { story: 'LengthKnown', press: ['Captions'] },
    { story: 'Missing', press: ['Play'] },
    { story: 'Silent' },
  ],
  wcag: operable('1.2.1 1.2.2 1.2.3 1.2.5 1.4.2 1.4.3 1.4.10 1.4.11 2.2.2 4.1.3'),
  gaps: {
    '2.1.1':
      'There are no controls for position, volume and full screen: it is meant for videos of one or two minutes.',
    '1.2.2':
      'Captions are text below the picture: they follow the text size of the page, but not the caption settings of the operating system. Picture-in-picture shows no captions.',
    '1.2.5': {
      effect: 'author',
      text: 'Descriptions are text that screen readers announce; the player does not speak them and does not pause for them. For WCAG 1.2.5 a film with sound needs a described sound track, unless its sound already says what is shown.',
    },
  },
  withoutJavaScript:
    'The native controls, the captions and the transcript work, before hydration too. A press on Play before hydration has no effect.',
  works: {
    Default: [
      { announces: 'Video Three steps to a school' },
      { opens: 'Read the transcript', shows: 'On a slate three squares appear' },
      { leavesOut: 'Restart' },
    ],
  },
})
