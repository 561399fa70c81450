import { rendering } from 'virtual:server-rendering'
import { Fragment } from 'react'
import { linkVariants } from '../../../design-system/components/link/link.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
import { storyAddress } from '../../ladle/settings.ts'
import { CodeBlock } from '../code-block.tsx'
import { More } from '../component/more.tsx'
import { Page } from '../page.tsx'
import { RuledLines, RuledTerms } from '../ruled.tsx'
import documentCode from '../snippets/server/document.tsx?code'
import { Code } from '../words.tsx'

export const ServerRenderingPage = () => (
  <Page
    label="Guide"
    title="Server rendering"
    lead="Every component can be rendered on a server. What it shows there, what waits for JavaScript, and what the server has to know."
    sections={[
      { id: 'frameworks', title: 'Frameworks', content: <Frameworks /> },
      { id: 'components', title: 'Server and client components', content: <Components /> },
      { id: 'theme', title: 'Theme without a flash', content: <Theme /> },
      { id: 'same', title: 'The same on both sides', content: <RuledLines of={same} /> },
      { id: 'before', title: 'Before hydration', content: <RuledLines of={before} /> },
      { id: 'none', title: 'Without JavaScript', content: <WithoutJavaScript /> },
    ]}
  />
)

const frameworks: readonly [name: string, page: string, text: string][] = [
  [
    'Next.js',
    'guide--install-with-next',
    'Layouts and pages can stay server components. Functions cannot pass from the server to the browser: `linkComponent`, `onValueChange` and `useForm` belong in a file with `use client`. Elements can pass, such as an icon.',
  ],
  [
    'React Router',
    'guide--install-with-react-router',
    'In framework mode the whole page is rendered on the server and hydrated. No file needs `use client`.',
  ],
  [
    'Astro',
    'guide--install-with-astro',
    'HTML is rendered when the site is built. Each component with `client:load` is hydrated as an application of its own, which the provider of another one does not reach.',
  ],
  [
    'Vite, TanStack Router',
    'guide--install-with-vite-or-esbuild',
    'Without a server renderer of your own, the page is rendered in the browser.',
  ],
]

/** A link to a page of the documentation. */
const PageLink = ({ page, children }: { page: string; children: string }) => (
  <a href={storyAddress(page)} className={linkVariants()}>
    {children}
  </a>
)

const Frameworks = () => (
  <div className="space-y-4">
    <RuledTerms
      of={frameworks.map(([name, page, text]) => ({
        key: name,
        term: <PageLink page={page}>{name}</PageLink>,
        text,
      }))}
    />
    <Text measure="full">
      A test renders a page of every public export with Next.js, and with React Router under React 19.0 and
      under the newest React. It fails if there is a message in the console, a hydration mismatch or a
      repeated id.
    </Text>
  </div>
)

const onServer = rendering.filter(({ isClient }) => !isClient)

const Components = () => (
  <div className="space-y-4">
    <Text measure="full">
      {onServer.length} need no browser API, so they are server components and add no code of their own to the
      page:{' '}
      {onServer.map(({ label, page }, index) => (
        <Fragment key={page}>
          {index > 0 && ', '}
          <PageLink page={page}>{label}</PageLink>
        </Fragment>
      ))}
      .
    </Text>
    <Text measure="full">
      The other {rendering.length - onServer.length} are marked <Code>use client</Code> in the package: you
      need not mark the files that use them, unless they call <Code>useForm</Code> or pass functions. The
      server renders them too. Class names, such as those of <Code>buttonVariants()</Code>, can be computed in
      a server component.
    </Text>
  </div>
)

const Theme = () => (
  <div className="space-y-4">
    <Text measure="full">
      A page follows the setting of the device by CSS alone. Only a theme that a visitor has chosen with
      ThemeSwitch needs a script, because the server does not know it: without it the page is first shown in
      the theme of the device, and changes when it is hydrated.
    </Text>
    <CodeBlock code={documentCode} name="The document, with a theme, a language and a direction" short />
    <Text measure="full">
      The key is the <Code>storageKey</Code> of ThemeSwitch. A content security policy has to allow the
      script, by its hash or a nonce. In Next.js these elements are in the root layout, in React Router in{' '}
      <Code>root.tsx</Code>; in Vite, write the script into the head of the HTML, and in Astro too, as{' '}
      <Code>{'<script is:inline>'}</Code>.
    </Text>
  </div>
)

const same = [
  'Language: `lang` and `dir` on `html` are for the browser and screen readers, `locale` and `direction` of the provider for numbers, dates, dialogs and toasts. Without `locale` numbers are formatted in English on both sides, whatever the language of the server.',
  'Ids come from React’s `useId`: they are the same on both sides if both render the same elements. Do not render a component only `if (typeof window !== "undefined")`.',
  'Labels are props of the provider. A server component can give them, and the browser loads only that language.',
  'The address: give SiteHeader its `currentPath` from the router, so that the current link is marked in the HTML.',
]

const before = [
  'Links, forms and native controls work. Text that a visitor types, options that they choose and details that they open are kept.',
  'A press on what needs JavaScript, such as the trigger of a dialog, has no effect until the page is hydrated. The package does not repeat it later.',
  'Give forms `method="post"` and an `action`, so that a form that is sent early arrives. React itself repeats the early submit of a form whose `action` is a function.',
]

const complete =
  /^(It works completely|All content works|They work completely|All illustrations are complete|The picture is complete)/

const WithoutJavaScript = () => (
  <div className="space-y-4">
    <Text measure="full">
      The HTML contains the answers of an accordion and all tab panels. The style sheet shows them, and hides
      controls that need JavaScript, by <Code>@media (scripting: none)</Code>: Chrome 120, Firefox 113, Safari
      17 and later. Your own elements can use the same rules: <Code>{'<p data-noscript="show" hidden>'}</Code>{' '}
      is shown, <Code>data-noscript="hide"</Code> hidden, and <Code>"wrap"</Code> lets a row wrap.
    </Text>
    <Text measure="full">
      {rendering.filter(({ says }) => complete.test(says)).length} of {rendering.length} components, patterns
      and drawings work completely, or all their content does. A test checks what each of the others states:
    </Text>
    <More label="What the others do without JavaScript">
      <RuledTerms
        of={rendering
          .filter(({ says }) => !complete.test(says))
          .map(({ label, page, says }) => ({
            key: page,
            term: <PageLink page={page}>{label}</PageLink>,
            text: says,
          }))}
      />
    </More>
  </div>
)
