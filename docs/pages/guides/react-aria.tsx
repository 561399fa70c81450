import { Link } from '../../../design-system/components/link/link.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
import { storyAddress } from '../../ladle/settings.ts'
import { CodeBlock } from '../code-block.tsx'
import { Page } from '../page.tsx'
import { RuledLines } from '../ruled.tsx'
import booking from '../snippets/react-aria/booking.tsx?code'
import comboBox from '../snippets/react-aria/combo-box-field.tsx?code'
import datePicker from '../snippets/react-aria/date-picker-field.tsx?code'
import install from '../snippets/react-aria/install.sh?code'
import styles from '../snippets/react-aria/react-aria.css?code'
import { Code, WordsWithLinks } from '../words.tsx'

export const ReactAriaPage = () => (
  <Page
    label="Guide"
    title="React Aria"
    lead="DatePicker and ComboBox of React Aria in the labels, errors and colours of the design system, for what the native date field and our Combobox do not do."
    sections={[
      { id: 'when', title: 'When', content: <When /> },
      { id: 'date-picker', title: 'DatePicker', content: <DatePicker /> },
      { id: 'combo-box', title: 'ComboBox', content: <ComboBox /> },
      { id: 'styles', title: 'Styles', content: <Styles /> },
      { id: 'form', title: 'In a form', content: <InForm /> },
      { id: 'limits', title: 'What you give up', content: <RuledLines of={limits} /> },
    ]}
  />
)

const When = () => (
  <div className="space-y-4">
    <Text measure="full">
      <WordsWithLinks>
        The package has no DatePicker: Input with `type="date"` opens the calendar of the browser, in the
        language of the device and without JavaScript. Its Combobox submits the text that is shown. Use React
        Aria where single days of the calendar cannot be chosen, where a range is one control, or where a form
        submits an id because two options have the same text.
      </WordsWithLinks>
    </Text>
    <CodeBlock code={install} name="Install React Aria" />
  </div>
)

const DatePicker = () => (
  <div className="space-y-4">
    <Text measure="full">
      <WordsWithLinks>
        FieldSet has the label, the hint and the error, because day, month and year are controls of their own.
      </WordsWithLinks>
    </Text>
    <CodeBlock code={datePicker} name="date-picker-field.tsx" short />
  </div>
)

const ComboBox = () => (
  <div className="space-y-4">
    <Text measure="full">
      <WordsWithLinks>
        Field has the label, the hint and the error. `useFieldControl` gives their ids to the control.
      </WordsWithLinks>
    </Text>
    <CodeBlock code={comboBox} name="combo-box-field.tsx" short />
  </div>
)

const Styles = () => (
  <div className="space-y-4">
    <Text measure="full">
      The parts have class names such as <Code>react-aria-Group</Code>. With the tokens they follow themes,
      brands, surfaces and <Link href={`${storyAddress('foundations--space')}#density`}>the density</Link>.
      The focus outline is that of the design system.
    </Text>
    <CodeBlock code={styles} name="react-aria.css" short />
  </div>
)

const InForm = () => (
  <div className="space-y-4">
    <Text measure="full">
      The form submits <Code>day=2026-08-03</Code> and <Code>teacher=t2</Code>. After an error the focus moves
      to the first control to correct, so that a screen reader announces it.
    </Text>
    <CodeBlock code={booking} name="booking.tsx" short />
  </div>
)

const limits = [
  'Without JavaScript neither control works, and text that is typed before hydration is lost. Keep the native date field where a visitor has to be able to send the form early.',
  'React Aria has texts in about 30 languages, none of them Hindi or Bengali. `I18nProvider` chooses one; it does not read the labels of our provider.',
  'Popovers are put at the end of the document. For a brand or a density of a part of the page set `UNSTABLE_portalContainer` of Popover.',
  'React Aria tests the accessibility of both. Our audit does not include them, except for the form above: a test opens it in Chromium, light and dark, with axe; it does not open the list of ComboBox.',
]
