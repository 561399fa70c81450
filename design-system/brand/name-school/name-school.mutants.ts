import type { Mutants } from '../../testing/mutants.ts'

export default {
  'said-with-every-letter': {
    find: 'setTimeout(() => setAnnouncement(news), pause)',
    replace: 'setTimeout(() => setAnnouncement(news), 0)',
    breaks: 'WCAG 4.1.3: an announcement for every letter would interrupt the echo of typed letters',
    test: 'the announcement > waits for a pause of one second',
  },
  'said-unasked': {
    find: `    if (typed === undefined) return
`,
    replace: '',
    breaks: 'The contract: the initial name is not announced',
    test: 'the announcement > does not contain the initial name',
  },
  'never-said': {
    find: '<span role="status" className="sr-only">',
    replace: '<span className="sr-only">',
    breaks: 'WCAG 4.1.3: the change is announced without a focus change',
    test: 'is announced once, from a region that was empty, as it is',
  },
  'label-left-behind': {
    find: 'label={name ?',
    replace: 'label={false ?',
    breaks: 'WCAG 1.1.1: the text alternative describes the current preview',
    test: 'a name that is typed > is shown in the preview',
  },
  'early-name-lost': {
    find: 'if (early !== initial.name) setTyped(early)',
    replace: 'if (early === initial.name) setTyped(early)',
    breaks: 'The contract: text that was typed before hydration is not lost',
    test: 'reads text that was typed before hydration',
  },
  'colour-of-the-other': {
    find: 'const id = useId()',
    replace: "const id = 'school'",
    breaks: 'WCAG 3.2.2: a choice changes its own preview only',
    test: 'can be on a page twice, with independent colours',
  },
  'colours-push': {
    find: 'md:absolute ',
    replace: '',
    breaks: 'The layout does not shift when the colours appear',
    test: 'space > is reserved for the colours',
  },
  'turned-round': {
    find: "replace(unseen, '')",
    replace: "replace(/[\\p{Cc}]/gu, '')",
    breaks: 'A name must not change the direction of the text around it',
    test: 'a normalised name > contains no bidirectional control characters',
  },
  'sample-kept-from-nothing': {
    find: 'const name = typed ?? initial.name',
    replace: 'const name = typed || initial.name',
    breaks: 'The sample is shown again when the field is emptied',
    test: 'a name that is typed > is replaced by the sample',
  },
} satisfies Mutants
