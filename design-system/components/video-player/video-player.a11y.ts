import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'VideoPlayer',
  pattern: {
    name: 'Native video with buttons beneath it',
    url: 'https://html.spec.whatwg.org/multipage/media.html#the-video-element',
  },
  roles: [
    { role: 'group', nameFrom: 'label and labels.controls, so that it differs from the name of the video' },
    { role: 'button', nameFrom: "its label: 'Play' or 'Pause', 'Restart', 'Captions'" },
    { role: 'progressbar', nameFrom: "'Position in the video'; its value as text, '0:07 of 1:30'" },
    { role: 'status', nameFrom: 'no name; empty unless the video is loading' },
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
    { key: 'Enter', does: 'Presses the button: Play or Pause, Restart, Captions. Opens the transcript.' },
    { key: 'Space', does: 'Same as Enter.' },
    { key: 'Tab', does: 'Moves through the buttons, then to the transcript. The picture is not a tab stop.' },
    { key: 'Shift+Tab', does: 'Moves backward in the same order.' },
  ],
  focus: 'It stays on the pressed button, also when its label changes between Play and Pause.',
  announcements: [
    "'Loading...', politely, after half a second of waiting.",
    'That the video could not be played, and what to do, assertively.',
  ],
  transcripts: [
    {
      story: 'LengthKnown',
      phrases: [
        'group, Three steps to a school, controls',
        'progressbar, Position in the video, max value 4, min value 0, current value 0:00 of 0:04',
        'button, Play',
        'button, Restart',
        'button, Captions, pressed',
        'Read the transcript',
      ],
      never: ['On a slate'],
    },
    { story: 'LengthKnown', press: ['Captions'], phrases: ['button, Captions, not pressed'] },
    {
      story: 'Missing',
      press: ['Play'],
      phrases: [
        'alert',
        'The video could not be played. Press Play to try again, or open the file on your device.',
        'link, Download the video file',
      ],
    },
    { story: 'Silent', phrases: ['button, Play'], never: ['Captions'] },
  ],
  wcag: [
    '1.2.1',
    '1.2.2',
    '1.2.3',
    '1.2.5',
    '1.4.2',
    '1.4.3',
    '1.4.10',
    '1.4.11',
    '2.1.1',
    '2.2.2',
    '2.4.7',
    '2.5.8',
    '4.1.2',
    '4.1.3',
  ],
  gaps: [
    'There are no controls for position, volume and full screen: it is meant for videos of one or two minutes.',
    'Captions are text below the picture: they follow the text size of the page, but not the caption settings of the operating system. Picture-in-picture shows no captions.',
    'There is no audio description; the transcript is the described version.',
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
} satisfies A11yContract
