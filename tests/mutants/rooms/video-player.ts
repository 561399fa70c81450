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
    find: `          aria-label={label}
          controls`,
    replace: '          controls',
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
    find: 'aria-pressed={captions}',
    replace: 'aria-pressed={true}',
    breaks: 'WCAG 4.1.2: whether captions are shown is said',
    test: 'captions > are shown from the start, and can be put away',
  },
  'captions-not-hidden': {
    find: "track.mode = captions ? 'hidden' : 'showing'",
    replace: "track.mode = 'showing'",
    breaks: 'WCAG 1.2.2: captions can be put away and brought back',
    test: 'captions > are shown from the start, and can be put away',
  },
  'captions-not-default': {
    find: 'default={index === 0}',
    replace: 'default={false}',
    breaks: 'WCAG 1.2.2: captions are shown from the start',
    test: 'captions > are shown from the start, and can be put away',
  },
  'failure-silent': {
    find: '<Alert tone="error" live="assertive">',
    replace: '<Alert tone="error">',
    breaks: 'WCAG 4.1.3: that it cannot be played is announced',
    test: 'a film that cannot be had > is said at once',
  },
  'fetches-unasked': {
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
