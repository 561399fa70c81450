import { componentMeta, wai } from '../../testing/contract-parts.ts'

export default componentMeta({
  summary:
    'A two-column layout for a task with several steps: account and progress at the side, the form beside it.',
  use: [
    'For a task of several steps, in a Dialog of size `lg` or on a separate page.',
    'With the account at the top of the side column, if the task belongs to an account.',
  ],
  avoid: {
    'To ask a question with two answers.': 'AlertDialog',
    'For one short form.': 'Field in a form, without a panel',
  },
  rules: {
    'Content: write “Step 2 of 3” in the main column. Below 52rem the Stepper of the side column is not shown.':
      'Show progress only in the side column.',
    'Make SplitPanelActions the last child of SplitPanelMain. On narrow screens it sticks to the bottom edge.':
      'Place the buttons above the fields.',
  },
  parts: ['SplitPanel', 'SplitPanelSide', 'SplitPanelMain', 'SplitPanelActions'],
  examples: {
    Default: 'The second of three steps.',
    WithErrors: 'An error summary is shown first and links to the invalid field.',
    WithoutSteps: 'Without steps.',
  },
  pattern: wai('Reflow of content in columns', 'WCAG22/Understanding/reflow.html'),
  roles: [{ role: 'none', nameFrom: 'none; it is layout only, and its content has its own roles' }],
  focus:
    'Not focusable. The tab order is side, main, actions. The scroll container needs scroll-padding, as in DialogContent, so that the sticky actions do not cover a focused field.',
  wcag: '1.3.2 1.4.10 2.4.3 2.4.11',
})
