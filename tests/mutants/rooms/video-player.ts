import { room } from '../mutant.ts'

export default room('design-system/components/video-player', {
  'group-unnamed': {
    find: `          aria-label={\`\${label}, \${say.controls}\`}
`,
    replace: '',
    breaks: 'WCAG 4.1.2: the controls say which film is theirs',
    test: 'names the video and its controls',
  },
  'film-unnamed': {
    in: 'native-video.tsx',
    find: `      aria-label={label}
`,
    replace: '',
    breaks: 'WCAG 1.1.1: the film says what it shows',
    test: 'names the video and its controls',
  },
  'no-controls-without-script': {
    find: 'controls={!hydrated}',
    replace: 'controls={false}',
    breaks: 'The contract: without JavaScript the controls are the browser’s',
    test: 'the browser’s own controls work it',
  },
  'pause-missing': {
    find: '{asked ? say.pause : say.play}',
    replace: '{say.play}',
    breaks: 'WCAG 2.2.2: while it plays the button says Pause',
    test: 'is one button that says what it will do',
  },
  'captions-frozen': {
    find: 'aria-pressed={captions.shown}',
    replace: 'aria-pressed={true}',
    breaks: 'WCAG 4.1.2: whether captions are shown is said',
    test: 'captions > are shown from the start, and can be put away',
  },
  'captions-not-hidden': {
    find: 'hidden={!captions.shown}',
    replace: 'hidden={false}',
    breaks: 'WCAG 1.2.2: captions can be put away and brought back',
    test: 'captions > are shown from the start, and can be put away',
  },
  'captions-over-the-picture': {
    in: 'use-captions.ts',
    find: "track.mode = 'hidden'",
    replace: "track.mode = 'showing'",
    breaks: 'The promise that captions cover nothing of the picture',
    test: 'captions > are words beneath the picture',
  },
  'captions-as-written': {
    in: 'use-captions.ts',
    find: 'cue.getCueAsHTML().textContent',
    replace: 'cue.text',
    breaks: 'Captions say “&”, not “&amp;”',
    test: 'captions > are words beneath the picture',
  },
  'captions-push': {
    find: 'min-h-[calc(3lh+1rem)] whitespace-pre-line px-4 pt-4 font-medium xs:min-h-[calc(2lh+1rem)]',
    replace: 'whitespace-pre-line px-4 pt-4 font-medium',
    breaks: 'Nothing moves under the pointer when a caption comes',
    test: 'captions > keep their room',
  },
  'transcript-unlinked': {
    find: `          aria-details={transcriptId}
`,
    replace: '',
    breaks: 'WCAG 1.3.1: the film tells where its words are',
    test: 'a transcript that is in the page already',
  },
  'captions-not-default': {
    in: 'native-video.tsx',
    find: 'default={index === 0}',
    replace: 'default={false}',
    breaks: 'WCAG 1.2.2: captions are shown from the start, where no script runs too',
    test: 'has, where no script runs, the browser’s own controls',
  },
  'failure-silent': {
    find: '<Alert tone="error" live="assertive">',
    replace: '<Alert tone="error">',
    breaks: 'WCAG 4.1.3: that it cannot be played is announced',
    test: 'a film that cannot be had > is said at once',
  },
  'fetches-unasked': {
    in: 'native-video.tsx',
    find: 'preload="none"',
    replace: 'preload="auto"',
    breaks: 'The promise that nothing of the film is fetched unasked',
    test: 'fetches nothing of the film before Play',
  },
  'position-unsaid': {
    in: 'video-time.tsx',
    find: 'aria-valuetext={time}',
    replace: '',
    breaks: 'WCAG 4.1.2: the position is said as a time',
    test: 'time > is told in words and as a bar',
  },
  chatters: {
    in: 'video-time.tsx',
    find: '{late && words.waiting}',
    replace: '{words.waiting}',
    breaks: 'WCAG 4.1.3: a short wait is not announced',
    test: 'says Loading... when it keeps people waiting',
  },
  'transcript-small': {
    in: 'video-transcript.tsx',
    find: '<summary className="inline-flex min-h-11',
    replace: '<summary className="inline-flex',
    breaks: 'WCAG 2.5.8: the transcript’s button is 44 px high',
    test: 'has its controls beneath the picture, 52 px high',
  },
  'pause-rejection-is-a-failure': {
    in: 'use-playback.ts',
    find: "reason.name === 'NotSupportedError' && fail()",
    replace: 'reason.name && fail()',
    breaks: 'The contract: a pause before the film has come is no failure',
    test: 'is not one that was paused before it had come',
  },
})
