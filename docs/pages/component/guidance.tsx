import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from '../../../design-system/components/heading/heading.tsx'
import { Icon } from '../../../design-system/components/icon/icon.tsx'
import type { ComponentDocs } from '../../../design-system/testing/docs.ts'
import { Ruled } from '../ruled.tsx'
import { Code, Words, WordsWithLinks } from '../words.tsx'

const TitledList = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Heading level={3} size="h3">
      {title}
    </Heading>
    <Ruled className="mt-3 *:py-3">{children}</Ruled>
  </div>
)

/** When to use the component, and what to use in other cases. */
export function When({ use, avoid }: Pick<ComponentDocs, 'use' | 'avoid'>) {
  return (
    <div className="grid gap-8 @3xl:grid-cols-2">
      <TitledList title="When to use">
        {use.map((line) => (
          <li key={line} className="flex gap-3">
            <Icon icon={Check} stroke="strong" className="mt-[.2em] text-ok" />
            <span className="min-w-0">
              <Words>{line}</Words>
            </span>
          </li>
        ))}
      </TitledList>
      <TitledList title="When not to use">
        {avoid.map(({ when, instead }) => (
          <li key={when}>
            <Words>{when}</Words>
            <span className="block text-muted">
              Instead: <WordsWithLinks>{instead}</WordsWithLinks>
            </span>
          </li>
        ))}
      </TitledList>
    </div>
  )
}

/** Common mistakes, each beside the recommended way. */
export function Rules({ rules }: Pick<ComponentDocs, 'rules'>) {
  return (
    <ul className="space-y-6">
      {rules.map((rule) => (
        <li key={rule.do} className="grid gap-4 @2xl:grid-cols-2">
          <div className="border-ok border-t-6 bg-ok-subtle p-4">
            <p className="flex items-center gap-2 font-bold text-ok">
              <Icon icon={Check} stroke="strong" /> Do
            </p>
            <p className="mt-1">
              <Words>{rule.do}</Words>
            </p>
          </div>
          <div className="border-error border-t-6 bg-error-subtle p-4">
            <p className="flex items-center gap-2 font-bold text-error">
              <Icon icon={X} stroke="strong" /> Don’t
            </p>
            <p className="mt-1">
              <Words>{rule.dont}</Words>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Every value of every variant, with one line about its use. */
export function Variants({
  variants,
  defaults,
}: {
  variants: NonNullable<ComponentDocs['variants']>
  defaults: Record<string, string>
}) {
  return (
    <div className="space-y-10">
      {Object.entries(variants).map(([name, values]) => (
        <div key={name}>
          <Heading level={3} size="h3" className="font-code">
            {name}
          </Heading>
          <Ruled as="dl" className="mt-3">
            {Object.entries(values).map(([value, description]) => (
              <div key={value} className="grid gap-x-6 py-3 @2xl:grid-cols-[12rem_minmax(0,1fr)]">
                <dt>
                  <Code>{value}</Code>
                  {defaults[name] === value && <span className="ms-2 text-small text-muted">default</span>}
                </dt>
                <dd>
                  <Words>{description}</Words>
                </dd>
              </div>
            ))}
          </Ruled>
        </div>
      ))}
    </div>
  )
}
