import { icons } from 'virtual:icons'
import { useState } from 'react'
import { Field } from '../../design-system/components/field/field.tsx'
import { Icon, type IconProps, iconDescriptions } from '../../design-system/components/icon/icon.tsx'
import { Input } from '../../design-system/components/input/input.tsx'
import { Page } from './page.tsx'
import { Ruled, RuledLines } from './ruled.tsx'
import { Code, named, Words } from './words.tsx'

export const IconsPage = () => (
  <Page
    label="Foundations"
    title="Icons"
    lead="Lucide, in the colour of the words beside them. An icon repeats what the words say; it never says it alone, and never sits on top of a card."
    sections={[
      { id: 'all', title: 'Icons in use', content: <Icons /> },
      { id: 'sizes', title: 'Sizes and strokes', content: <Sizes /> },
      { id: 'rules', title: 'Rules', content: <Rules /> },
    ]}
  />
)

function Icons() {
  const [wanted, setWanted] = useState('')
  const words = wanted.trim().toLowerCase().replaceAll(' ', '')
  const found = icons.filter(({ name, rooms }) =>
    [name, ...rooms].some((text) => text.toLowerCase().replaceAll('-', '').includes(words)),
  )
  return (
    <>
      <Field label="Find an icon" hint="By its name, or by the component that draws it." className="max-w-md">
        <Input type="search" onInput={(event) => setWanted(event.currentTarget.value)} />
      </Field>
      <p role="status" className="mt-3 text-muted">
        {found.length} of {icons.length} icons
      </p>
      <Ruled className="mt-4 grid @lg:grid-cols-2 @4xl:grid-cols-3">
        {found.map(({ name, Icon: Drawing, rooms }) => (
          <li key={name} className="flex gap-4 py-4 pe-4">
            <Icon icon={Drawing} size="lg" />
            <span className="min-w-0">
              <code className="font-bold font-code wrap-anywhere">{name}</code>
              <span className="block text-small text-muted">
                {rooms.map(named).join(', ').replaceAll('-', ' ')}
              </span>
            </span>
          </li>
        ))}
      </Ruled>
    </>
  )
}

const sample = icons.find(({ name }) => name === 'Check') ?? icons[0]!

const Size = ({
  name,
  words,
  ...look
}: { name: string; words: string } & Pick<IconProps, 'size' | 'stroke'>) => (
  <li className="grid grid-cols-[4rem_6rem_minmax(0,1fr)] items-center py-3">
    <Icon icon={sample.Icon} {...look} />
    <Code>{name}</Code>
    <Words>{words}</Words>
  </li>
)

const Sizes = () => (
  <Ruled>
    {Object.entries(iconDescriptions.size).map(([size, words]) => (
      <Size key={size} name={size} words={words} size={size as keyof typeof iconDescriptions.size} />
    ))}
    {Object.entries(iconDescriptions.stroke).map(([stroke, words]) => (
      <Size
        key={stroke}
        name={stroke}
        words={words}
        size="lg"
        stroke={stroke as keyof typeof iconDescriptions.stroke}
      />
    ))}
  </Ruled>
)

const rules = [
  'Beside words, in their colour. Decoration is hidden from screen readers; `Icon` does it.',
  'Alone only in a control that has a name: `<Button size="icon" aria-label="Close">`.',
  'An arrow that points forwards turns round where text runs from right to left: `flip`.',
  'A new icon is imported by its name, so that a page carries only those that it draws.',
  'Marks of other companies are words. The one that people look for, WhatsApp, is drawn by us.',
]

const Rules = () => <RuledLines of={rules} />
