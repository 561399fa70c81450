import { Link } from '../../../design-system/components/link/link.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
import type * as testing from '../../../design-system/testing/index.ts'
import { CodeBlock } from '../code-block.tsx'
import { Page } from '../page.tsx'
import { RuledLines, RuledTerms } from '../ruled.tsx'
import component from '../snippets/enquiry.test.tsx?code'
import dialog from '../snippets/testing/dialog.tsx?code'
import page from '../snippets/testing/enquiry.spec.ts?code'
import install from '../snippets/testing/install.sh?code'
import pageConfig from '../snippets/testing/playwright.config.ts?code'
import config from '../snippets/testing/vitest.config.ts?code'
import { Code } from '../words.tsx'

export const TestingPage = () => (
  <Page
    label="Guide"
    title="Testing"
    lead="How to test a site that uses the package: its forms and pages by role and name, and its own components with the suites of the package."
    sections={[
      { id: 'find', title: 'Find elements', content: <RuledLines of={finding} /> },
      { id: 'component', title: 'A component, in a browser', content: <InBrowser /> },
      { id: 'page', title: 'A page, with Playwright', content: <WithPlaywright /> },
      { id: 'suites', title: 'Suites for your own components', content: <Suites /> },
      { id: 'helpers', title: 'Helpers', content: <Names of={helpers} /> },
    ]}
  />
)

const finding = [
  'Find elements by role and accessible name, as a screen reader does. What a component exposes is on its page, under “Accessibility evidence”.',
  'An inactive or loading button has `aria-disabled="true"`, not `disabled`: it keeps the focus. Test the attribute, and that a press has no effect.',
  'Dialog, AlertDialog and toasts are rendered at the end of the page: look for them in `screen`, not in the container of the render. A toast is a list item, and its text is in a live region inside the item.',
  'A hint and an error are the description of their control: `toHaveAccessibleDescription`.',
  '`data-slot` and the `data-*` attributes of states are stable. Class names are internal and may change in any release.',
]

const InBrowser = () => (
  <div className="space-y-4">
    <Text measure="full">
      Vitest runs the test in Chromium, where focus, layout and CSS are real. The form is that of the install
      pages; axe checks it while it shows an error.
    </Text>
    <CodeBlock code={install} name="Install the tools" />
    <CodeBlock code={config} name="vitest.config.ts" short />
    <CodeBlock code={component} name="enquiry.test.tsx" short />
  </div>
)

const WithPlaywright = () => (
  <div className="space-y-4">
    <Text measure="full">
      The same form in the site, by keyboard. The configuration is for a site of Vite. Test your routes in the
      same way: a link that navigates, a dialog that returns the focus.
    </Text>
    <CodeBlock code={pageConfig} name="playwright.config.ts" short />
    <CodeBlock code={page} name="enquiry.spec.ts" short />
  </div>
)

const suites: Partial<Record<keyof typeof testing, string>> = {
  testModal: 'A dialog: focus inside, Escape, the rest of the page is inert, focus returns to the trigger.',
  testDisclosure: 'A button that shows and hides content, or one item of an accordion.',
  testTabs: 'Tabs: one tab stop, arrow keys, one panel with the name of its tab.',
  testCarousel: 'A carousel: names of slides, buttons, rotation that pauses.',
  testRadios: 'Radio buttons: one tab stop, arrow keys that select.',
  testFormField: 'A field: label, hint, error, and the value that a form sends.',
  testLiveRegion: 'A message that is announced once, without a change of focus.',
  testServerMarkup: 'HTML of the server: nesting, ids, hydration, input before hydration.',
}

const helpers: Partial<Record<keyof typeof testing, string>> = {
  testKeys:
    'Runs a test for each key of a contract. A key without a test fails, and so does a test without a key.',
  rovingKeys:
    'Tests for arrow keys that move the focus: at the ends, from right to left, past disabled items.',
  pressKeys: 'Tests for a press by Enter, Space, mouse and touch.',
  press: 'Presses an element by mouse, touch or keyboard.',
  type: 'Presses one key: `Enter`, `Shift+Tab`.',
  swipe: 'Drags an element by mouse or touch.',
  recordAnnouncements: 'Records what live regions announce, and why a screen reader may miss it.',
  whyHidden: 'Why an element is hidden from assistive technology.',
  danglingIds: 'References of `aria-*` and `for` to ids that are not in the page.',
  repeatedIds: 'Ids that several elements have.',
}

const Names = ({ of }: { of: Partial<Record<string, string>> }) => (
  <RuledTerms
    of={Object.entries(of).map(([name, text = '']) => ({ key: name, term: <Code>{name}</Code>, text }))}
  />
)

const Suites = () => (
  <div className="space-y-4">
    <Text measure="full">
      The suites that test this design system are published as <Code>@kaksha/design-system/testing</Code>.
      Each takes your component and its names, and tests it against its{' '}
      <Link href="https://www.w3.org/WAI/ARIA/apg/patterns/">pattern of the APG</Link>, if there is one. They
      need the browser mode of Vitest 4 and <Code>@testing-library/react</Code>.
    </Text>
    <CodeBlock code={dialog} name="window.test.tsx" short />
    <Names of={suites} />
  </div>
)
