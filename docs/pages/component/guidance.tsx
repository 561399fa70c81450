import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from '../../../design-system/components/heading/heading.tsx'
import { Icon } from '../../../design-system/components/icon/icon.tsx'
import type { ComponentMeta } from '../../../design-system/testing/meta.ts'
import type { Part } from '../../ladle/plugin/props.ts'
import { Code, Row, Ruled, Words } from '../text.tsx'
import { rulePictures } from './rule-pictures.tsx'

const TitledList = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <Heading level={3} size="h3">
      {title}
    </Heading>
    <Ruled className="mt-3 *:py-2">{children}</Ruled>
  </div>
)

/** When to use the component, and what to use in other cases. */
export function When({ use, avoid }: Pick<ComponentMeta, 'use' | 'avoid'>) {
  return (
    <div className="grid gap-8 @3xl:grid-cols-2">
      <TitledList title="Use it">
        {use.map((line) => (
          <li key={line} className="flex gap-3">
            <Icon icon={Check} stroke="strong" className="mt-[.2em] text-ok" />
            <span className="min-w-0">
              <Words>{line}</Words>
            </span>
          </li>
        ))}
      </TitledList>
      <TitledList title="Use something else">
        {avoid.map(({ when, instead }) => (
          <li key={when}>
            <Words>{when}</Words>
            <span className="block text-muted">
              Instead: <Words links>{instead}</Words>
            </span>
          </li>
        ))}
      </TitledList>
    </div>
  )
}

/** A component that cannot be used: the sentence beside it says what it shows. */
export const Picture = ({ className, children }: { className: string; children: ReactNode }) => (
  <div
    aria-hidden="true"
    inert
    data-browser-only
    className={`relative isolate grid list-none grid-cols-[minmax(0,1fr)] items-center-safe overflow-clip **:animate-none! ${className}`}
  >
    {children}
  </div>
)

const inFrame = 'my-2 min-h-36 justify-items-center border border-border-subtle bg-page p-4'

const sides = {
  do: { label: 'Do', icon: Check, box: 'border-ok bg-ok-subtle', text: 'text-ok' },
  dont: { label: 'Don’t', icon: X, box: 'border-error bg-error-subtle', text: 'text-error' },
}

/** Common mistakes, each beside the recommended way. Those with a picture come first. */
export function Rules({ rules, of }: Pick<ComponentMeta, 'rules'> & { of: string }) {
  const pictures = Object.entries(rulePictures[of] ?? {})
  const pictureOf = (rule: (typeof rules)[number]) =>
    pictures.find(([start]) => rule.do.startsWith(start))?.[1]
  return (
    <ul className="space-y-3">
      {[...new Set([...rules.filter(pictureOf), ...rules])].map((rule) => {
        const picture = pictureOf(rule)
        return (
          <li
            key={rule.do}
            className="grid gap-x-4 @2xl:grid-cols-2 @2xl:[&>div]:grid @2xl:[&>div]:grid-rows-[1fr_auto]"
          >
            {(['do', 'dont'] as const).map((side) => {
              const { label, icon, box, text } = sides[side]
              return (
                <div key={side} className={`min-w-0 border-t-6 px-4 py-2 ${box}`}>
                  {picture && <Picture className={inFrame}>{picture[side]}</Picture>}
                  <p>
                    <strong className={`me-1 ${text}`}>
                      <Icon icon={icon} stroke="strong" className="me-1 inline align-[-.15em]" />
                      {label}
                    </strong>{' '}
                    <Words>{rule[side]}</Words>
                  </p>
                </div>
              )
            })}
          </li>
        )
      })}
    </ul>
  )
}

interface VariantsProps {
  variants: NonNullable<ComponentMeta['variants']>
  parts: readonly Part[]
  /** Draws the component with the props of a variant. */
  draw: ((props: object) => ReactNode) | undefined
}

/** Every value of every variant: what it looks like, and one line about its use. */
export function Variants({ variants, parts, draw }: VariantsProps) {
  const defaults = new Map(parts.flatMap(({ props }) => props.map((prop) => [prop.name, prop.default])))
  return Object.entries(variants).map(([name, values]) => (
    <div key={name} className="mt-6">
      <Heading level={3} size="h3" className="mb-3 font-code">
        {name}
      </Heading>
      <Ruled as="dl">
        {Object.entries(values).map(([value, description]) => (
          <Row
            key={value}
            term={
              <>
                <Code>{value}</Code>
                {defaults.get(name)?.replace(/^'|'$/g, '') === value && (
                  <span className="ms-2 text-small text-muted">default</span>
                )}
              </>
            }
          >
            <Words>{description}</Words>
            {draw && <Picture className="justify-items-start pt-2 pb-3">{draw({ [name]: value })}</Picture>}
          </Row>
        ))}
      </Ruled>
    </div>
  ))
}
