import { componentFolders } from 'virtual:component-folders'
import { type ComponentType, useRef } from 'react'
import { CopyButton } from '../../../design-system/components/copy-button/copy-button.tsx'
import { Link } from '../../../design-system/components/link/link.tsx'
import type { ComponentMeta } from '../../../design-system/testing/meta.ts'
import { storyId } from '../../ladle/names.mjs'
import type { Code as Highlighted } from '../../ladle/plugin/highlight.ts'
import type { Part } from '../../ladle/plugin/props.ts'
import { colours, fixedColours } from '../contrast.ts'
import { Page, type Section } from '../page.tsx'
import { Code, Words } from '../words.tsx'
import { Keyboard, Status } from './accessibility.tsx'
import { Evidence } from './evidence.tsx'
import { Example } from './example.tsx'
import { type Pictures, Rules, Variants, When } from './guidance.tsx'
import { Parts } from './props.tsx'
import { ReviewInShort } from './review.tsx'

const isColour = new Set([...colours, ...fixedColours])

/** The tokens that a component uses, as the custom properties that a theme sets. */
const Tokens = ({ names }: { names: readonly string[] }) => (
  <ul className="flex flex-wrap gap-x-5 gap-y-1">
    {names.map((name) => (
      <li key={name} className="flex items-center gap-2">
        {isColour.has(name) && (
          <span
            aria-hidden="true"
            className="size-4 flex-none rounded-full border border-border [forced-color-adjust:none]"
            style={{ background: `var(--ds-${name})` }}
          />
        )}
        <Code>--ds-{name}</Code>
      </li>
    ))}
  </ul>
)

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

/** Examples below the first. Of others the name is shown, so that the page stays short. */
const shownExamples = 1

interface ComponentPageProps {
  /** `components/button` */
  id: string
  name: string
  meta: ComponentMeta
  stories: Record<string, unknown>
  code: Record<string, Highlighted>
  parts: Part[]
  tokens: readonly string[]
  /** The recorded transcript of its stories. */
  transcript: string
  pictures: Pictures
}

/** The documentation page of one component, from its guidance, stories, types and accessibility contract. */
export function ComponentPage(props: ComponentPageProps) {
  const { id, name, meta, stories, code, parts, tokens, transcript, pictures } = props
  const { contract } = meta
  const componentFolder = componentFolders.find((candidate) => candidate.id === id)
  const prefix = componentFolder?.page.replace(/docs$/, '') ?? ''
  const kind = componentFolder?.kind ?? 'components'
  const shown = meta.examples.filter(({ story }) => code[story])
  const examples = shown.map(({ story, caption, isolated }, index) => (
    <Example
      key={story}
      story={story}
      id={prefix + storyId(story)}
      caption={caption}
      // A pattern is laid out by the width of the window, so it is shown in a frame of its own.
      Story={kind !== 'components' || isolated ? undefined : (stories[story] as ComponentType)}
      code={code[story] ?? []}
      open={index === 0}
      folded={index > shownExamples}
    />
  ))
  const defaults = Object.fromEntries(
    parts.flatMap(({ props }) =>
      props.flatMap((prop) => (prop.default ? [[prop.name, prop.default.replace(/^'|'$/g, '')]] : [])),
    ),
  )
  const [first, ...others] = examples
  const sections: (Section | false | undefined)[] = [
    { id: 'example', title: 'Example', content: first },
    { id: 'props', title: 'Props', content: <Parts parts={parts} /> },
    { id: 'when', title: 'When to use', content: <When {...meta} /> },
    others.length > 0 && {
      id: 'examples',
      title: 'More examples',
      content: others,
    },
    meta.variants && {
      id: 'variants',
      title: 'Variants',
      content: <Variants variants={meta.variants} defaults={defaults} />,
    },
    meta.rules.length > 0 && {
      id: 'rules',
      title: 'Do and don’t',
      content: <Rules {...meta} pictures={pictures} />,
    },
    contract.keys.length > 0 && { id: 'keyboard', title: 'Keyboard', content: <Keyboard {...contract} /> },
    tokens.length > 0 && { id: 'tokens', title: 'Tokens', content: <Tokens names={tokens} /> },
    {
      id: 'evidence',
      title: 'Accessibility evidence',
      content: <Evidence name={name} contract={contract} transcript={transcript} />,
    },
    componentFolder && {
      id: 'status',
      title: 'Status',
      content: <Status {...contract} componentFolder={componentFolder} />,
    },
  ]
  return (
    <Page
      label={{ components: 'Components', patterns: 'Patterns', brand: 'Brand' }[kind]}
      title={name}
      lead={<Words>{meta.summary}</Words>}
      facts={<ImportLine names={meta.parts} from={componentFolder?.importPath ?? ''} />}
      sections={sections.filter((section) => section !== false && section !== undefined)}
      note={
        <>
          <p>
            Follows <Link href={contract.pattern.url}>{contract.pattern.name}</Link>
          </p>
          {componentFolder && (
            <p className="mt-2">
              <ReviewInShort review={componentFolder.review} />
            </p>
          )}
        </>
      }
    />
  )
}
