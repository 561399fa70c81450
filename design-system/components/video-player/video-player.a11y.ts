import type { A11yContract } from '../../testing/contract.ts'

export default {
  component: 'VideoPlayer',
  pattern: {
    name: 'Native video with buttons beneath it',
    url: 'https://html.spec.whatwg.org/multipage/media.html#the-video-element',
  },
  roles: [
    { role: 'group', nameFrom: "label and words.controls, so that it is not the video's name again" },
    { role: 'button', nameFrom: "its words: 'Play' or 'Pause', 'Restart', 'Captions'" },
    { role: 'progressbar', nameFrom: "'Position in the video'; its value in words, as 0:07 of 1:30" },
    { role: 'status', nameFrom: 'no name; empty unless the film keeps people waiting' },
    { role: 'alert', nameFrom: 'no name; empty unless the film cannot be played' },
    { role: 'link', nameFrom: "'Download the video file', when it cannot be played" },
  ],
  states: [
    { attribute: 'aria-pressed', meaning: 'On Captions: they are shown.' },
    {
      attribute: 'data-state',
      meaning:
        'paused, waiting, playing, ended or failed, for styling. The label of the first button says it.',
    },
    { attribute: 'open', meaning: 'On the details around the transcript.' },
  ],
  keys: [
    { key: 'Enter', does: 'Presses the button: Play or Pause, Restart, Captions. Opens the transcript.' },
    { key: 'Space', does: 'As Enter.' },
    { key: 'Tab', does: 'Goes through the buttons, then to the transcript. The picture is no stop.' },
    { key: 'Shift+Tab', does: 'The same backwards.' },
  ],
  focus: 'Stays on the button that was pressed, also while its label changes from Play to Pause and back.',
  announcements: [
    "'Loading...', politely, after half a second without a picture.",
    'That the video could not be played, at once, and what to do.',
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
    'There is no way to a chosen moment, no volume and no full screen: it is meant for films of a minute or two.',
    'Captions are words beneath the picture: what a system sets for the look of captions does not reach them, the size of text does. Picture-in-picture shows none.',
    'A described version of the film is the transcript; there is no track of spoken descriptions.',
  ],
  withoutJavaScript: {
    says: 'The browser’s own controls, the captions and the transcript. Until hydration the same; a press on Play is kept.',
    works: {
      WithCaptions: [
        { hears: 'Video Three steps to a school' },
        { opens: 'Read the transcript', shows: 'On a slate three squares appear' },
        { leavesOut: 'Restart' },
      ],
    },
  },
} satisfies A11yContract
