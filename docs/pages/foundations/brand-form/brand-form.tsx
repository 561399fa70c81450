import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../../../design-system/components/button/button.tsx'
import { Field } from '../../../../design-system/components/field/field.tsx'
import { Heading } from '../../../../design-system/components/heading/heading.tsx'
import { Input } from '../../../../design-system/components/input/input.tsx'
import { Text } from '../../../../design-system/components/text/text.tsx'
import type { ThemeChange } from '../../../../design-system/tokens/theme/create-theme.ts'
import { colourGroups } from '../../../../design-system/tokens/theme/theme-css.ts'
import { CodeBlock } from '../../code-block.tsx'
import { Ruled } from '../../text.tsx'
import {
  type Brand,
  type BrandTexts,
  brandOf,
  commandOf,
  failuresWith,
  sentence,
  start,
} from './brand-draft.ts'
import { BrandPreview } from './brand-preview.tsx'

/** The label and hint of each value, and for a colour the token that `createTheme` gives it, which its picker shows. */
const fields: Record<keyof BrandTexts, { label: string; hint: string; token?: string }> = {
  accent: { label: 'Accent', hint: 'Primary buttons, and emphasis on dark surfaces.', token: 'accent' },
  ink: {
    label: 'Ink',
    hint: 'Text, solid buttons, dark surfaces and the dark theme. Empty: a dark shade of the accent.',
    token: 'text',
  },
  paper: {
    label: 'Paper',
    hint: 'The page in the light theme, its lines and borders. Empty: a pale tint of the accent.',
    token: 'bg',
  },
  link: { label: 'Link', hint: 'Links and the focus outline. Empty: a shade of the accent.', token: 'link' },
  radius: {
    label: 'Radius',
    hint: 'Corners of controls in pixels, from 0 to 40. Panels have twice as much. Empty: 4.',
  },
  font: { label: 'Font', hint: 'Font families as in CSS. Your site has to load the font.' },
  headingFont: { label: 'Font of headings', hint: 'By default the same. Your site has to load it.' },
  brand: {
    label: 'Scope',
    hint: 'Empty: the whole page. With a name such as shop: elements with data-brand="shop" and what is in them.',
  },
}
type FieldName = keyof typeof fields
const fieldNames = Object.keys(fields) as FieldName[]

const labelOf = (name: string) => fields[name as FieldName]?.label ?? name

/** The time without typing after which the result is announced. */
const pause = 1000

const count = (number: number) => number.toLocaleString('en-IN')

/** The result in a few words. */
function summaryOf({ theme: { changes, report } }: Brand, problems: ReadonlyMap<string, string>) {
  if (problems.size > 0)
    return [...problems].map(([name, message]) => `${labelOf(name)}: ${message}`).join(' ')
  if (!report.passes) return `${count(report.failures.length)} of ${count(report.pairs)} pairs lack contrast.`
  if (changes.length === 0) return `All ${count(report.pairs)} pairs of colours have enough contrast.`
  return changes
    .map(
      ({ value, given, used }) =>
        `${labelOf(value)}: ${given} lacks contrast. The nearest colour that has enough is ${used}.`,
    )
    .join(' ')
}

/** A text for a live region: empty while the visitor types, then `text`. */
function useAnnounced(text: string, typed: BrandTexts) {
  const [announced, setAnnounced] = useState('')
  const first = useRef(typed)
  useEffect(() => {
    if (typed === first.current) return
    // The same text is announced again only after another one.
    setAnnounced('')
    const timer = setTimeout(() => setAnnounced(text), pause)
    return () => clearTimeout(timer)
  }, [text, typed])
  return announced
}

/** Makes a theme while the values are typed. A text that cannot be read leaves the last theme as it is. */
export function BrandForm() {
  const [texts, setTexts] = useState(start)
  const heading = useRef<HTMLHeadingElement>(null)
  // A theme is about a thousand pairs of colours. The typed text is shown first.
  const settled = useDeferredValue(texts)
  const result = useMemo(() => brandOf(settled), [settled])
  const [brand, setBrand] = useState(result.brand!)
  if (result.brand && result.brand !== brand) setBrand(result.brand)
  const summary = summaryOf(brand, result.problems)
  const announced = useAnnounced(summary, settled)
  const colours = useMemo(() => {
    const { light } = colourGroups(brand.theme.tokens)
    return { ...light.root, ...light.page }
  }, [brand])

  const change = (name: FieldName, text: string) => setTexts((before) => ({ ...before, [name]: text }))
  function take({ value, used }: ThemeChange) {
    change(value, used)
    // The finding and its focused button are removed.
    heading.current?.focus()
  }

  return (
    <div data-browser-only className="space-y-10">
      <div className="grid gap-6 @2xl:grid-cols-2">
        {fieldNames.map((name) => (
          <BrandField
            key={name}
            name={name}
            value={texts[name]}
            colour={colours[fields[name].token ?? '']}
            error={result.problems.get(name)}
            onChange={(text) => change(name, text)}
          />
        ))}
      </div>
      <div className="space-y-4">
        <Heading ref={heading} level={3} size="h3" tabIndex={-1}>
          Contrast
        </Heading>
        <p className="font-bold wrap-anywhere">{summary}</p>
        {result.problems.size > 0 && (
          <Text>The preview and the style sheet show the last values that could be read.</Text>
        )}
        <Findings brand={brand} onTake={take} />
        {/* Beside the text, which changes with every letter. */}
        <p role="status" className="sr-only">
          {announced}
        </p>
      </div>
      <BrandPreview brand={brand} />
      <div className="space-y-4">
        <Heading level={3} size="h3">
          Your style sheet
        </Heading>
        <Text measure="full">
          Load it after the style sheet of the design system. The command writes the same file. Your values
          stay in this page; nothing is sent or stored.
        </Text>
        <CodeBlock code={[[commandOf(brand.values), '']]} name="Your brand as a command" />
        <CodeBlock code={[[brand.theme.css, '']]} name="Your brand as CSS" />
        <Button onClick={() => setTexts({ ...start })}>Reset all values</Button>
      </div>
    </div>
  )
}

/** The given colours that lack contrast: with which colour, and a button for the nearest that has enough. */
function Findings({ brand: { theme }, onTake }: { brand: Brand; onTake: (change: ThemeChange) => void }) {
  const findings = useMemo(
    () => theme.changes.map((change) => ({ change, failures: failuresWith(theme, change) })),
    [theme],
  )
  return (
    <Ruled bar="error" className="empty:hidden">
      {findings.map(({ change, failures: [failure, ...others] }) => (
        <li key={change.value} className="space-y-3 py-4">
          <p className="wrap-anywhere">
            {failure
              ? sentence(failure)
              : `${labelOf(change.value)}: ${change.given} cannot be seen or read in every place.`}
          </p>
          {others.length > 0 && <p>The same is true of {count(others.length)} more pairs.</p>}
          <Button size="sm" onClick={() => onTake(change)}>
            Use {change.used} for {labelOf(change.value).toLowerCase()}
          </Button>
        </li>
      ))}
      {theme.report.failures.map(({ message }) => (
        <li key={message} className="py-4 wrap-anywhere">
          {message}
        </li>
      ))}
    </Ruled>
  )
}

interface BrandFieldProps {
  name: FieldName
  /** The text as it was typed. */
  value: string
  /** The current colour for a colour picker: #rrggbb. */
  colour: string | undefined
  error: string | undefined
  onChange: (value: string) => void
}

/** The text field of a value. A colour has a colour picker too. */
function BrandField({ name, value, colour, error, onChange }: BrandFieldProps) {
  const { label, hint } = fields[name]
  return (
    <Field label={label} hint={hint} error={error} optional={name !== 'accent'}>
      <div className="flex items-stretch gap-2">
        {colour && (
          <input
            type="color"
            aria-label={`Pick ${label}`}
            value={colour.slice(0, 7)}
            onChange={(event) => onChange(event.currentTarget.value)}
            className="h-auto min-h-11 w-14 flex-none cursor-pointer rounded-control border-2 border-border bg-surface p-1 [forced-color-adjust:none]"
          />
        )}
        <Input
          value={value}
          inputMode={name === 'radius' ? 'decimal' : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          className="min-w-0"
        />
      </div>
    </Field>
  )
}
