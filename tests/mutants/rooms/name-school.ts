import { room } from '../mutant.ts'

export default room('design-system/patterns/name-school', {
  'said-with-every-letter': {
    find: 'setTimeout(() => setSaid(news), pause)',
    replace: 'setTimeout(() => setSaid(news), 0)',
    breaks: 'WCAG 4.1.3: words that come with every letter drown the letters',
    test: 'what is said > waits for a pause of one second',
  },
  'said-unasked': {
    find: `    if (typed === undefined) return
`,
    replace: '',
    breaks: 'The contract: what was there before is no news',
    test: 'what is said > is nothing of what was there before',
  },
  'never-said': {
    find: '<span role="status" className="sr-only">',
    replace: '<span className="sr-only">',
    breaks: 'WCAG 4.1.3: what changed is said without the focus moving',
    test: 'is announced once, from a region that was empty, as it is',
  },
  'label-left-behind': {
    find: 'label={name ? words.label(name, address, colourName) : sampleLabel}',
    replace: 'label={sampleLabel}',
    breaks: 'WCAG 1.1.1: the picture is named by what it shows now',
    test: 'a name that is typed > becomes the preview’s',
  },
  'early-name-lost': {
    find: 'if (early !== initial.name) setTyped(early)',
    replace: 'if (early === initial.name) setTyped(early)',
    breaks: 'The contract: what was typed before the script came is not lost',
    test: 'takes up what was typed before the script came',
  },
  'colour-of-the-other': {
    find: 'const id = useId()',
    replace: "const id = 'school'",
    breaks: 'WCAG 3.2.2: a choice changes what it belongs to and nothing else',
    test: 'can stand on a page twice',
  },
  'colours-push': {
    in: 'name-school.colours.tsx',
    find: 'md:absolute ',
    replace: '',
    breaks: 'Nothing that stands there is moved by what comes',
    test: 'room > is there for the colours',
  },
  'turned-round': {
    in: 'name-school.words.ts',
    find: "replace(unseen, '')",
    replace: "replace(/[\\p{Cc}]/gu, '')",
    breaks: 'A name must not turn the text around it',
    test: 'a name as it is shown > turns no text around it',
  },
  'sample-kept-from-nothing': {
    find: 'const name = typed ?? initial.name',
    replace: 'const name = typed || initial.name',
    breaks: 'An emptied field gives the sample back',
    test: 'a name that is typed > gives the sample back',
  },
})
