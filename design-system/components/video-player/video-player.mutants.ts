import type { Mutants } from '../../testing/mutants.ts'

export default {
  'group-unnamed': {
    find: `          aria-label={\`\${label}, \${labels.controls}\`}
`,
    replace: '',
    breaks: 'WCAG 4.1.2: the name of the controls names their video',
    test: 'names the video and its controls',
  },
  'film-unnamed': {
    in: 'native-video.tsx',
    find: `      aria-label={label}
`,
    replace: '',
    breaks: 'WCAG 1.1.1: the name of the video says what it shows',
    test: 'names the video and its controls',
  },
  'no-controls-without-script': {
    find: 'controls={!hydrated || !isOwn}',
    replace: 'controls={!isOwn}',
    breaks: 'The contract: without JavaScript the native controls are shown',
    test: 'the native controls are shown, and the transcript is included',
  },
  'pause-missing': {
    find: '{asked ? labels.pause : labels.play}',
    replace: '{labels.play}',
    breaks: 'WCAG 2.2.2: the button says Pause while the video plays',
    test: 'has one button, named by what a press does, which keeps the focus',
  },
  'captions-frozen': {
    find: 'aria-pressed={captions.shown}',
    replace: 'aria-pressed={true}',
    breaks: 'WCAG 4.1.2: whether captions are shown is exposed',
    test: 'captions > are shown by default, and can be turned off and on',
    by: 'video-captions.test.tsx',
  },
  'captions-not-hidden': {
    find: 'hidden={!captions.shown}',
    replace: 'hidden={false}',
    breaks: 'WCAG 1.2.2: captions can be turned off and on',
    test: 'captions > are shown by default, and can be turned off and on',
    by: 'video-captions.test.tsx',
  },
  'captions-over-the-picture': {
    find: "track.mode = 'hidden'",
    replace: "track.mode = 'showing'",
    breaks: 'The promise that captions cover nothing of the picture',
    test: 'captions > are text below the picture, with the timing of the video',
    by: 'video-captions.test.tsx',
  },
  'captions-as-written': {
    find: 'cue.getCueAsHTML().textContent',
    replace: 'cue.text',
    breaks: 'The promise that captions show “&”, not “&amp;”',
    test: 'captions > are text below the picture, with the timing of the video',
    by: 'video-captions.test.tsx',
  },
  'captions-push': {
    find: 'min-h-[calc(3lh+1rem)] whitespace-pre-line px-4 pt-4 font-medium xs:min-h-[calc(2lh+1rem)]',
    replace: 'whitespace-pre-line px-4 pt-4 font-medium',
    breaks: 'The promise that a new caption does not move the layout',
    test: 'captions > reserve their height, so that the buttons do not move',
    by: 'video-captions.test.tsx',
  },
  'transcript-unlinked': {
    find: `          aria-details={transcriptId}
`,
    replace: '',
    breaks: 'WCAG 1.3.1: the video refers to its transcript',
    test: 'a transcript that is already in the page',
    by: 'video-captions.test.tsx',
  },
  'captions-not-default': {
    in: 'native-video.tsx',
    find: 'default={index === 0}',
    replace: 'default={false}',
    breaks: 'WCAG 1.2.2: captions are shown by default, without JavaScript too',
    test: 'NativeVideo has the native controls, and requests nothing of the video',
  },
  'failure-silent': {
    find: '<Alert tone="error" live="assertive">',
    replace: '<Alert tone="error">',
    breaks: 'WCAG 4.1.3: a playback failure is announced',
    test: 'a video that cannot be loaded > is announced assertively',
    by: 'video-failures.test.tsx',
  },
  'fetches-unasked': {
    in: 'native-video.tsx',
    find: 'preload="none"',
    replace: 'preload="auto"',
    breaks: 'The promise that nothing of the video is requested before Play',
    test: 'requests nothing of the video before Play, and does not play by itself',
  },
  'position-unsaid': {
    find: 'aria-valuetext={time}',
    replace: '',
    breaks: 'WCAG 4.1.2: the position is exposed as a time',
    test: 'time > is shown as text and as a bar, and never announced',
  },
  'short-wait-announced': {
    find: '{late && labels.waiting}',
    replace: '{labels.waiting}',
    breaks: 'WCAG 4.1.3: a short wait is not announced',
    test: 'shows Loading... during a long wait, and not during a short one',
    by: 'video-failures.test.tsx',
  },
  'transcript-small': {
    in: 'native-video.tsx',
    find: '<summary className="inline-flex min-h-11',
    replace: '<summary className="inline-flex',
    breaks: 'WCAG 2.5.8: the transcript’s button is 44 px high',
    test: 'has its controls below the picture, 52 px high, and the proportions of the picture from the start',
  },
  'pause-rejection-is-a-failure': {
    find: "reason.name === 'NotSupportedError' && fail()",
    replace: 'reason.name && fail()',
    breaks: 'The contract: a pause before the video has loaded is not a failure',
    test: 'is not reported if it was paused before it had loaded',
    by: 'video-failures.test.tsx',
  },
} satisfies Mutants
