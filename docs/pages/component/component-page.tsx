import type { Component } from 'virtual:documentation'
import { type ComponentType, useRef } from 'react'
import { CopyButton } from '../../../design-system/components/copy-button/copy-button.tsx'
import { Link } from '../../../design-system/components/link/link.tsx'
import type { ComponentMeta } from '../../../design-system/testing/meta.ts'
import { storyId } from '../../ladle/names.ts'
import type { Code as Highlighted } from '../../ladle/plugin/highlight.ts'
import type { Part } from '../../ladle/plugin/props.ts'
import { colours, fixedColours, useTokens } from '../contrast.ts'
import { Page, SectionHeading } from '../page.tsx'
import { Code, Words } from '../text.tsx'
import { Evidence, Keyboard, ReviewInShort, Status } from './accessibility.tsx'
import { Example } from './example.tsx'
import { Rules, Variants, When } from './guidance.tsx'
import { Parts } from './props.tsx'
import { specimens } from './specimens.tsx'

/** What the page of a component shows: the module `virtual:documentation/components/button`. */
export interface ComponentModule {
  meta: ComponentMeta
  stories: Record<string, unknown>
  code: Record<string, Highlighted>
  parts: Part[]
  /** The tokens that it uses, without `--ds-`. */
  tokens: string[]
  /** The recorded transcript of its stories. */
  transcript: string
}

const isColour = new Set([...colours, ...fixedColours])

/** The tokens that a component uses, as the custom properties that a theme sets, with their values in this theme. */
function Tokens({ names }: { names: readonly string[] }) {
  const place = useRef<HTMLUListElement>(null)
  const values = useTokens(place, 'page', names)
  return (
    <ul ref={place} className="grid gap-x-6 gap-y-2 @2xl:grid-cols-2">
      {names.map((name) => (
        <li key={name} className="flex min-w-0 items-center gap-2">
          <span
            aria-hidden="true"
            className="size-4 flex-none rounded-full border-border [forced-color-adjust:none] data-colour:border"
            data-colour={isColour.has(name) || undefined}
            style={{ background: isColour.has(name) ? `var(--ds-${name})` : undefined }}
          />
          <span className="min-w-0">
            <Code>--ds-{name}</Code>{' '}
            <span className="text-small text-muted wrap-anywhere">{values[name]}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The import statement of a component, with a copy button. */
function ImportLine({ names, from }: { names: readonly string[]; from: string }) {
  const line = useRef<HTMLElement>(null)
  const text = `import { ${names.join(', ')} } from '${from}'`
  return (
    <div className="mt-5 flex max-w-[46rem] flex-wrap items-center gap-x-4 rounded-control border border-border-subtle bg-tint py-1 ps-4 pe-2">
      <code ref={line} dir="ltr" className="min-w-56 flex-1 py-2 font-code wrap-anywhere">
        {text}
      </code>
      <CopyButton text={text} what="the import" source={line} className="ms-auto flex-row-reverse" />
    </div>
  )
}

/** The documentation page of one component, from its guidance, stories, types and accessibility contract. */
export function ComponentPage(props: ComponentModule & { component: Component }) {
  const { component, meta, stories, code, parts, tokens, transcript } = props
  const { contract } = meta
  const examples = meta.examples.filter(({ story }) => code[story])
  const [first, ...others] = examples.map(({ story, caption, isolated }, index) => (
    <Example
      key={story}
      story={story}
      id={`${component.stories}--${storyId(story)}`}
      caption={caption}
      // A pattern is laid out by the width of the window, so it is shown in a frame.
      Story={component.kind === 'components' && !isolated ? (stories[story] as ComponentType) : undefined}
      code={code[story]!}
      isFirst={index === 0}
    />
  ))
  const sections = [
    { id: 'example', title: 'Example', content: first },
    { id: 'props', title: 'Props', content: <Parts parts={parts} /> },
    { id: 'when', title: 'When to use', content: <When {...meta} /> },
    {
      id: 'examples',
      title: 'More examples',
      content: others.length > 0 && <div className="space-y-10">{others}</div>,
    },
    {
      id: 'variants',
      title: 'Variants',
      content: meta.variants && (
        <Variants variants={meta.variants} parts={parts} draw={specimens[component.label]} />
      ),
    },
    {
      id: 'rules',
      title: 'Do and don’t',
      content: meta.rules.length > 0 && <Rules rules={meta.rules} of={component.name} />,
    },
    {
      id: 'keyboard',
      title: 'Keyboard',
      content: contract.keys.length > 0 && <Keyboard keys={contract.keys} />,
    },
    { id: 'tokens', title: 'Tokens', content: tokens.length > 0 && <Tokens names={tokens} /> },
    {
      id: 'evidence',
      title: 'Accessibility evidence',
      content: <Evidence name={component.label} contract={contract} transcript={transcript} />,
    },
    { id: 'status', title: 'Status', content: <Status {...component} /> },
  ].filter(({ content }) => content)
  return (
    <Page
      path={component.id}
      title={component.label}
      lead={<Words>{meta.summary}</Words>}
      facts={<ImportLine names={meta.parts} from={component.importPath} />}
      sections={sections}
      note={
        <>
          <p>
            Accessibility pattern: <Link href={contract.pattern.url}>{contract.pattern.name}</Link>
          </p>
          <p className="mt-2">
            <ReviewInShort review={component.review} />
          </p>
        </>
      }
    >
      {sections.map(({ id, title, content }) => (
        <section key={id} aria-labelledby={id}>
          <SectionHeading id={id}>{title}</SectionHeading>
          {content}
        </section>
      ))}
    </Page>
  )
}
