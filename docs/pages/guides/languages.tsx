import { Text } from '../../../design-system/components/text/text.tsx'
import { CodeBlock } from '../code-block.tsx'
import { Page } from '../page.tsx'
import bengali from '../snippets/bengali.tsx?code'
import { Code } from '../words.tsx'

export const LanguagesPage = () => (
  <Page
    label="Guide"
    title="Languages"
    lead="The texts of the components are English unless a provider replaces them. Every built-in text can be replaced."
    sections={[
      { id: 'provider', title: 'Choose a language', content: <Provider /> },
      { id: 'own', title: 'Translate into another language', content: <OwnTexts /> },
      { id: 'numbers', title: 'Numbers, prices and direction', content: <Numbers /> },
    ]}
  />
)

const Provider = () => (
  <div className="space-y-4">
    <Text measure="full">
      Arabic, Bengali, English, German and Hindi are included. A page loads only the set that it imports.
      Change single texts where your audience uses other words: the <Code>labels</Code> of a component go
      before those of the provider.
    </Text>
    <CodeBlock code={bengali} name="A site in Bengali" />
  </div>
)

const OwnTexts = () => (
  <div className="space-y-4">
    <Text measure="full">
      Write an object of the type <Code>Labels</Code>. TypeScript names each text that is missing. Keep the
      words in braces: <Code>{'{number} of {total}'}</Code> becomes “2 of 4”, in any order.
    </Text>
    <Text measure="full">
      Where a language has several plural forms, give one text for each:{' '}
      <Code>{"{ one: '{left} character left.', other: '{left} characters left.' }"}</Code>. Ask a person who
      reads the language with a screen reader to hear the result.
    </Text>
  </div>
)

const Numbers = () => (
  <div className="space-y-4">
    <Text measure="full">
      <Code>locale</Code> decides how numbers, times and prices are written: ১২৩ with <Code>bn-IN</Code>. Set
      the attribute <Code>lang</Code> of the <Code>html</Code> element too, so that screen readers choose the
      right voice.
    </Text>
    <Text measure="full">
      Give PricingCard the ISO code of a currency, such as <Code>EUR</Code> or <Code>EGP</Code>: the sign, its
      place and what is announced follow the locale. A sign, such as €, stands before the figure in every
      language.
    </Text>
    <Text measure="full">
      The font of the package has the letters of Western European languages. All others are shown in a font of
      the system. For a language with other letters, name a font that your site loads:{' '}
      <Code>theme --font</Code>.
    </Text>
    <Text measure="full">
      Components follow the <Code>dir</Code> of the page. Dialogs and toasts are rendered at the end of the
      page: give <Code>direction</Code> to the provider if only a part of the page has another direction.
    </Text>
  </div>
)
