import { html, operable, pressRows, tabRows } from '../../testing/contract-parts.ts'
import type { ComponentMeta } from '../../testing/meta.ts'

export default {
  summary: 'Plays a short video with labelled buttons, captions and a transcript.',
  use: [
    'Use it for a recording that explains more than text can: a walk through the product.',
    'A film with sound needs captions for everything that is said (WCAG 1.2.2) and a transcript of everything that is said and shown (1.2.3).',
    'If its sound does not say what is shown, it also needs audio description (1.2.5): a version with a described sound track as `sources`. A track of the kind `descriptions` reaches screen reader users only.',
    'Mount it when its place is opened: poster and captions are loaded then, and the video itself on Play. Until then use a VideoTranscript and, in `noscript`, a NativeVideo.',
    'It pauses when it is hidden: in a tab that is left, in a disclosure that is closed.',
  ],
  avoid: [
    { when: 'It would play by itself as decoration.', instead: 'a picture' },
    {
      when: 'It is an hour-long lecture that needs chapters and speed control.',
      instead: '`<video controls>`',
    },
    { when: 'It is the player of another provider.', instead: 'a Link to their page' },
  ],
  rules: [
    {
      do: 'Content: write the transcript for a reader who does not see the video: name what is pressed and what appears.',
      dont: 'Copy the captions: they leave out everything that is only shown (WCAG 2.2, 1.2.3 Audio Description or Media Alternative).',
    },
    {
      do: 'Offer two formats, the smaller first: WebM, then MP4, which every browser plays.',
      dont: 'Leave out `type`: a browser would have to request a file to find out that it cannot play it.',
    },
    {
      do: 'Pass `duration` if you know it: visitors use it to decide.',
      dont: 'Preload the video to read its length.',
    },
    {
      do: 'Keep a caption to 90 characters: three lines on a phone.',
      dont: 'Draw captions into the picture: they cannot be turned off, enlarged or read aloud (WCAG 2.2, 1.2.2 Captions).',
    },
    {
      do: 'Use a poster of the same proportions as the video, 16 : 9 or `width` and `height`. A recording of pages needs a narrow version for phones, where the wide one cannot be read.',
      dont: 'Place a play button over the picture: it covers the poster and has no visible label.',
    },
  ],
  parts: ['VideoPlayer', 'NativeVideo', 'VideoTranscript'],
  examples: [
    { story: 'Default', caption: 'Play, Pause and Restart. Captions are on and can be turned off.' },
    { story: 'LengthKnown', caption: 'The length is shown before the video is loaded.' },
    {
      story: 'Described',
      caption: 'With a track of descriptions, which screen readers announce while it plays.',
    },
    { story: 'Silent', caption: 'A video without sound: no captions, and a transcript of what is shown.' },
    { story: 'Missing', caption: 'Press Play: the file does not exist, and the player says what to do.' },
    {
      story: 'TranscriptElsewhere',
      caption: 'The player is mounted later; its transcript is already in the page as a VideoTranscript.',
    },
    { story: 'Native', caption: 'NativeVideo, for `noscript`.' },
  ],
  contract: {
    component: 'VideoPlayer',
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
    states: [
      { attribute: 'aria-pressed', meaning: 'On Captions: whether they are shown.' },
      {
        attribute: 'data-state',
        meaning:
          'paused, waiting, playing, ended or failed, for styling. The label of the first button exposes it.',
      },
      { attribute: 'open', meaning: 'On the details around the transcript.' },
    ],
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
    wcag: operable(
      '1.2.1',
      '1.2.2',
      '1.2.3',
      '1.2.5',
      '1.4.2',
      '1.4.3',
      '1.4.10',
      '1.4.11',
      '2.2.2',
      '4.1.3',
    ),
    gaps: [
      {
        criterion: '2.1.1',
        effect: 'none',
        text: 'There are no controls for position, volume and full screen: it is meant for videos of one or two minutes.',
      },
      {
        criterion: '1.2.2',
        effect: 'none',
        text: 'Captions are text below the picture: they follow the text size of the page, but not the caption settings of the operating system. Picture-in-picture shows no captions.',
      },
      {
        criterion: '1.2.5',
        effect: 'author',
        text: 'Descriptions are text that screen readers announce; the player does not speak them and does not pause for them. For WCAG 1.2.5 a film with sound needs a described sound track, unless its sound already says what is shown.',
      },
    ],
    withoutJavaScript: {
      says: 'The native controls, the captions and the transcript work, before hydration too. A press on Play before hydration has no effect.',
      works: {
        Default: [
          { announces: 'Video Three steps to a school' },
          { opens: 'Read the transcript', shows: 'On a slate three squares appear' },
          { leavesOut: 'Restart' },
        ],
      },
    },
  },
} satisfies ComponentMeta
