import { Text } from '../../../design-system/components/text/text.tsx'
import { CodeBlock } from '../code-block.tsx'
import { Page } from '../page.tsx'
import router from '../snippets/router.tsx?code'
import { Code } from '../words.tsx'

export const RoutersPage = () => (
  <Page
    label="Guide"
    title="Routers"
    lead="Links are plain links, which work before JavaScript loads. With a router they can change the page without loading it again."
    sections={[
      { id: 'provider', title: 'Use the link of your router', content: <Provider /> },
      { id: 'which', title: 'Which links it renders', content: <Which /> },
    ]}
  />
)

const Provider = () => (
  <div className="space-y-4">
    <Text measure="full">
      Give the link of your router to the provider. Header, footer, menus, cards and all other parts use it.
      The link of Next takes <Code>href</Code> and needs no adapter: <Code>{'linkComponent={Link}'}</Code>, in
      a file that starts with <Code>'use client'</Code>. React Router and TanStack Router call the address{' '}
      <Code>to</Code>.
    </Text>
    <CodeBlock code={router} name="TanStack Router" />
  </div>
)

const Which = () => (
  <Text measure="full">
    Links within the site. Links to other sites, e-mail addresses, new tabs, downloads and places in the same
    page stay <Code>{'<a>'}</Code> elements. A single link can also be the child of a Button:{' '}
    <Code>{'<Button asChild><Link to="/start">Start</Link></Button>'}</Code>.
  </Text>
)
