import { Link } from '../../../design-system/components/link/link.tsx'
import { Table } from '../../../design-system/components/table/table.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
import type { Code as Painted } from '../../ladle/plugin/highlight.ts'
import { storyAddress } from '../../ladle/settings.ts'
import { CodeBlock } from '../code-block.tsx'
import { Page } from '../page.tsx'
import { RuledLines } from '../ruled.tsx'
import formData from '../snippets/forms/form-data.tsx?code'
import reactHookForm from '../snippets/forms/react-hook-form.tsx?code'
import school from '../snippets/forms/school.ts?code'
import tanstackForm from '../snippets/forms/tanstack-form.tsx?code'
import useForm from '../snippets/forms/use-form.tsx?code'
import { WordsWithLinks } from '../words.tsx'

export const FormsPage = () => (
  <Page
    label="Guide"
    title="Forms"
    lead="The same form in four ways: with useForm, with FormData and useActionState, with React Hook Form and with TanStack Form."
    sections={[
      { id: 'which', title: 'Which one', content: <Ways /> },
      { id: 'rules', title: 'Rules and server', content: <Server /> },
      ...ways.map(({ id, title, text, code }) => ({
        id,
        title,
        content: <Way title={title} text={text} code={code} />,
      })),
      { id: 'errors', title: 'Errors and focus', content: <RuledLines of={errors} /> },
      { id: 'button', title: 'Submit button', content: <RuledLines of={button} /> },
    ]}
  />
)

interface FormWay {
  id: string
  title: string
  text: string
  code: Painted
  /** Where the values are. */
  values: string
  /** What happens to text that was typed before hydration. */
  typed: string
  /** When an error goes. */
  removed: string
}

const ways: FormWay[] = [
  {
    id: 'use-form',
    title: 'useForm',
    text: 'Part of the package. It moves the focus, announces errors and keeps each error up to date. Before hydration and without JavaScript the browser checks `required`, `type` and `minLength`, and sends the form to its `action`.',
    code: useForm,
    values: 'in the controls',
    typed: 'kept',
    removed: 'when it is corrected',
  },
  {
    id: 'form-data',
    title: 'FormData and useActionState',
    text: 'React alone. After an action React resets the form, so the values that were sent come back as `defaultValue`. `noValidate` leaves the messages to the action.',
    code: formData,
    values: 'in the controls',
    typed: 'kept',
    removed: 'with the next submit',
  },
  {
    id: 'react-hook-form',
    title: 'React Hook Form',
    text: '`register` fits Input, Textarea, Select and Checkbox as it is. Leave `defaultValues` out where text typed before hydration is to be kept. `setError` shows what the server found.',
    code: reactHookForm,
    values: 'in the controls',
    typed: 'kept',
    removed: 'when it is corrected',
  },
  {
    id: 'tanstack-form',
    title: 'TanStack Form',
    text: '`revalidateLogic` checks on submit first, then on each change. What `onSubmitAsync` returns is shown at the fields; it runs only if the other rules have found nothing.',
    code: tanstackForm,
    values: 'in React state',
    typed: 'may be lost',
    removed: 'when it is corrected',
  },
]

const Ways = () => (
  <div className="space-y-4">
    <Text measure="full">
      Use useForm unless your project has a form library already. Fields look and are announced alike in each
      way, because Field connects the label, the hint and the error with its control.
    </Text>
    <Table caption="Four ways to make a form" className="min-w-140">
      <thead>
        <tr>
          <th scope="col">Way</th>
          <th scope="col">Values</th>
          <th scope="col">Text typed before hydration</th>
          <th scope="col">An error is removed</th>
        </tr>
      </thead>
      <tbody>
        {ways.map(({ id, title, values, typed, removed }) => (
          <tr key={id}>
            <th scope="row">{title}</th>
            <td>{values}</td>
            <td>{typed}</td>
            <td>{removed}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </div>
)

const Server = () => (
  <div className="space-y-4">
    <Text measure="full">
      <WordsWithLinks>
        The four forms share this file. A schema can take the place of `check`: useForm and TanStack Form
        accept a Standard Schema such as one of Zod or Valibot, and React Hook Form accepts it with a
        resolver.
      </WordsWithLinks>
    </Text>
    <CodeBlock code={school} name="school.ts" short />
  </div>
)

const Way = ({ title, text, code }: { title: string; text: string; code: Painted }) => (
  <div className="space-y-4">
    <Text measure="full">
      <WordsWithLinks>{text}</WordsWithLinks>
    </Text>
    <CodeBlock code={code} name={`A form with ${title}`} short />
    {title === 'useForm' && (
      <Text measure="full">
        <Link href={storyAddress('components--useform--docs')}>The page of useForm</Link> has live forms and
        all options.
      </Text>
    )}
  </div>
)

const errors = [
  'ErrorSummary takes the focus after a failed submit, and each line leads to its field. Give it the errors of the last submit: if its lines change while the visitor types, it takes the focus out of the field.',
  'The same errors a second time do not change its lines, so the code moves the focus. useForm does both by itself.',
  'For one or two fields leave the summary out. useForm then moves the focus to the first invalid field, and so does React Hook Form without `shouldFocusError: false`.',
  'An error of the server belongs to its field. One of no field, such as a lost connection, is a line of the summary without a link.',
  'Write what to do: “Enter a domain name of 3 letters or more.” In a summary “This field is required” does not say which field it means.',
]

const button = [
  'Give Button `loading` while the form is sent. It keeps its place, its label and the focus, ignores presses and announces “Loading...”.',
  'Keep it active while fields are empty or invalid: submitting shows what is missing.',
  'Use `inactive` with `inactiveReason` for what the form itself cannot change, such as a trial that has ended. The button still receives the focus, and its description gives the reason.',
  'Give the form `method="post"` and an `action` that works: a submit before hydration would otherwise put the values into the address. A form whose `action` is a function, as with FormData and useActionState, needs neither: React keeps such a submit and repeats it after hydration.',
]
