import type { Mutants } from '../../testing/mutants.ts'

export default {
  'current-unmarked': {
    find: "state === 'now' ? 'step' : undefined",
    replace: 'undefined',
    breaks: 'WCAG 1.3.1: the current step is marked',
    test: 'exposes which step is current, which are done and which are to do',
  },
  'list-unnamed': {
    find: 'aria-label={label}',
    replace: '',
    breaks: 'WCAG 2.4.6: the list of steps has a name',
    test: 'exposes which step is current, which are done and which are to do',
  },
  'done-by-colour-alone': {
    find: "{state !== 'now' && <VisuallyHidden>",
    replace: '{false && <VisuallyHidden>',
    breaks: 'WCAG 1.3.1: done and to do are exposed as text',
    test: 'exposes which step is current, which are done and which are to do',
  },
  'number-spoken': {
    find: '<span aria-hidden="true" className={cx(disc)}>',
    replace: '<span className={cx(disc)}>',
    breaks: 'The promise that a number is announced once',
    test: 'shows the number of a step that is not done, and a tick on a done one',
  },
  'later-pressable': {
    find: 'position <= reached',
    replace: 'reached > 0',
    breaks: 'The promise that steps are not skipped',
    test: 'returning > reports a press on a step that was reached, and has no button for a later one',
  },
  silent: {
    find: '{moved && (title',
    replace: '{!moved && (title',
    breaks: 'WCAG 4.1.3: the next step is announced',
    test: 'announces number and name of each new step, in a region that existed and was empty',
  },
  'speaks-on-arrival': {
    find: 'const [moved, setMoved] = useState(false)',
    replace: 'const [moved, setMoved] = useState(true)',
    breaks: 'The contract: nothing is announced before the step changes',
    test: 'changing the step > live region: Step 2 of 3: Add Company Info > is announced once, from a region that was empty, as it is',
  },
  'focus-stays': {
    find: `      tabIndex={-1}
`,
    replace: '',
    breaks: 'WCAG 2.4.3: the focus moves to the heading of the new step',
    test: 'moves the focus to the heading of the new step, forward and back',
  },
  'value-unsaid': {
    find: 'aria-valuetext={text}',
    replace: '',
    breaks: 'WCAG 4.1.2: the value of the bar is exposed as text',
    test: 'shows the step as text and as a bar',
  },
} satisfies Mutants
