import { room } from '../mutant.ts'

export default room('design-system/components/stepper', {
  'current-unmarked': {
    find: "aria-current={state === 'now' ? 'step' : undefined}",
    replace: '',
    breaks: 'WCAG 1.3.1: the step people are on is marked',
    test: 'says which step is current',
  },
  'list-unnamed': {
    find: 'aria-label={label} className',
    replace: 'className',
    breaks: 'WCAG 2.4.6: the list of steps has a name',
    test: 'says which step is current',
  },
  'done-by-colour-alone': {
    find: '{word && <VisuallyHidden> {word}</VisuallyHidden>}',
    replace: '',
    breaks: 'WCAG 1.3.1: done and to do are said',
    test: 'says which step is current',
  },
  'number-spoken': {
    find: '<span aria-hidden="true" className={cx(disc)}>',
    replace: '<span className={cx(disc)}>',
    breaks: 'The promise that a number is said once',
    test: 'shows the number of a step that is not done',
  },
  silent: {
    in: 'stepper-progress.tsx',
    find: '{moved && (title',
    replace: '{!moved && (title',
    breaks: 'WCAG 4.1.3: the next step is announced',
    test: 'is announced with number and name, each time',
  },
  'speaks-on-arrival': {
    in: 'stepper-progress.tsx',
    find: 'const [moved, setMoved] = useState(false)',
    replace: 'const [moved, setMoved] = useState(true)',
    breaks: 'The contract: nothing is announced before anybody has moved',
    test: 'moving on > live region: Step 2 of 3: Add Company Info > is announced once, from a region that was empty, as it is',
  },
  'focus-stays': {
    in: 'stepper-heading.tsx',
    find: `      tabIndex={-1}
`,
    replace: '',
    breaks: 'WCAG 2.4.3: the focus goes to the headline of the new step',
    test: 'takes the focus to the heading of the new step',
  },
  'value-unsaid': {
    in: 'stepper-progress.tsx',
    find: 'aria-valuetext={words}',
    replace: '',
    breaks: 'WCAG 4.1.2: the bar says its steps in words',
    test: 'is shown in words and as a bar',
  },
})
