import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { Button } from '../../../design-system/components/button/button.tsx'
import { Field } from '../../../design-system/components/field/field.tsx'
import { Heading } from '../../../design-system/components/heading/heading.tsx'
import { Select } from '../../../design-system/components/select/select.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
import type {
  ColourName,
  ContrastFailure,
  Surface,
  Theme,
} from '../../../design-system/tokens/check-theme.ts'
import { surfaces, themes } from '../../../design-system/tokens/themes.ts'
import { CodeBlock } from '../code-block.tsx'
import { named } from '../words.tsx'
import { ColourField } from './colour-field.tsx'
import { coloursOf, type Draft, examine, pathOf, sheetOf } from './draft.ts'
import { Findings } from './findings.tsx'
import { meanings } from './meanings.ts'
import { Preview } from './preview.tsx'

const themeNames: Record<Theme, string> = { light: 'Light', dark: 'Dark', contrast: 'High contrast' }

const list = new Intl.ListFormat('en-IN')

/** The backgrounds on which a colour lacks contrast, in the selected theme and surface. */
function illegible(
  failures: readonly ContrastFailure[],
  { theme, surface, name }: { theme: Theme; surface: Surface; name: string },
) {
  const grounds = failures
    .filter(
      (failure) => failure.theme === theme && failure.surface === surface && failure.foreground === name,
    )
    .map(({ background }) => background)
  return grounds.length > 0 ? `Not enough contrast on ${list.format(grounds)}.` : undefined
}

/** A form to enter colours. It lists the pairs that lack contrast and suggests the nearest colours that pass. */
export function TryColours() {
  const [theme, setTheme] = useState<Theme>('light')
  const [surface, setSurface] = useState<Surface>('page')
  const [draft, setDraft] = useState<Draft>({})
  const heading = useRef<HTMLHeadingElement>(null)
  // Computing about a thousand pairs takes time. The typed text is rendered first.
  const settled = useDeferredValue(draft)
  const report = useMemo(() => examine(settled), [settled])
  const colours = useMemo(() => coloursOf(report.draft), [report])
  const seen = { ...colours[theme].root, ...colours[theme][surface] }

  const change = (path: string, value: string) => setDraft((before) => ({ ...before, [path]: value }))
  function take({ theme: in_, surface: on, nearest }: ContrastFailure) {
    if (!nearest) return
    change(pathOf(in_, on, nearest.change), nearest.hex)
    // The finding and its focused button are removed.
    heading.current?.focus()
  }

  return (
    <div className="space-y-10">
      <Text measure="full">
        The fields contain the colours of the default brand. When you change one, the contrast of every
        permitted pair is computed again, in every theme and on every surface. Pairs that lack contrast are
        listed with the nearest colour that passes. Your colours stay in this page; nothing is sent or stored.
      </Text>
      <div className="grid gap-6 @2xl:grid-cols-2">
        <Field label="Theme">
          <Select value={theme} onChange={(event) => setTheme(event.currentTarget.value as Theme)}>
            {themes.map((name) => (
              <option key={name} value={name}>
                {themeNames[name]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Surface">
          <Select value={surface} onChange={(event) => setSurface(event.currentTarget.value as Surface)}>
            {surfaces.map((name) => (
              <option key={name} value={name}>
                {named(name.replace('-', ' '))}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div className="grid items-start gap-10 @4xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="space-y-8">
          {meanings.map(({ title, colours: group }) => (
            <fieldset key={title} className="border-t-6 border-fg pt-4">
              <legend className="float-start mb-4 w-full text-h3">{title}</legend>
              <div className="clear-both grid gap-6 @2xl:grid-cols-2">
                {Object.entries(group).map(([name, meaning]) => {
                  const path = pathOf(theme, surface, name as ColourName)
                  return (
                    <ColourField
                      key={name}
                      name={name}
                      meaning={meaning}
                      value={draft[path] ?? seen[name] ?? ''}
                      seen={seen[name] ?? ''}
                      error={
                        report.problems.get(path) ?? illegible(report.failures, { theme, surface, name })
                      }
                      onChange={(value) => change(path, value)}
                    />
                  )
                })}
              </div>
            </fieldset>
          ))}
        </div>
        <div className="space-y-8">
          <Preview colours={seen} />
          <Findings {...report} theme={theme} surface={surface} headingRef={heading} onTake={take} />
        </div>
      </div>
      {Object.keys(report.draft).length > 0 && (
        <div className="space-y-4">
          <Heading level={3} size="h3">
            Your style sheet
          </Heading>
          <Text measure="full">
            Load it after the style sheet of the design system. It repeats your changes for each theme,
            because styles outside a cascade layer would otherwise override the other themes too.
          </Text>
          <CodeBlock code={[[sheetOf(report.draft), '']]} name="Your colours as CSS" />
          <Button onClick={() => setDraft({})}>Reset all colours</Button>
        </div>
      )}
    </div>
  )
}
