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
    lead={
      <>
        Icons are from Lucide and have the colour of the text beside them. An icon repeats the text. Do not
        use it as the only label, and do not place it above the title of a card.
      </>
    }
    sections={[
      { id: 'all', title: 'Icons in use', content: <Icons /> },
      { id: 'sizes', title: 'Sizes and strokes', content: <Sizes /> },
      { id: 'rules', title: 'Rules', content: <Rules /> },
    ]}
  />
)

function Icons() {
  const [wanted, setWanted] = useState('')
  const query = wanted.trim().toLowerCase().replaceAll(' ', '')
  const found = icons.filter(({ name, componentFolders }) =>
    [name, ...componentFolders].some((text) => text.toLowerCase().replaceAll('-', '').includes(query)),
  )
  return (
    <>
      <Field label="Find an icon" hint="By its name, or by a component that uses it." className="max-w-md">
        <Input type="search" onInput={(event) => setWanted(event.currentTarget.value)} />
      </Field>
      <p role="status" className="mt-3 text-muted">
        {found.length} of {icons.length} icons
      </p>
      <Ruled className="mt-4 grid @lg:grid-cols-2 @4xl:grid-cols-3">
        {found.map(({ name, Icon: Drawing, componentFolders }) => (
          <li key={name} className="flex gap-4 py-4 pe-4">
            <Icon icon={Drawing} size="lg" />
            <span className="min-w-0">
              <code className="font-bold font-code wrap-anywhere">{name}</code>
              <span className="block text-small text-muted">
                {componentFolders.map(named).join(', ').replaceAll('-', ' ')}
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
  query,
  ...look
}: { name: string; query: string } & Pick<IconProps, 'size' | 'stroke'>) => (
  <li className="grid grid-cols-[4rem_6rem_minmax(0,1fr)] items-center py-3">
    <Icon icon={sample.Icon} {...look} />
    <Code>{name}</Code>
    <Words>{query}</Words>
  </li>
)

const Sizes = () => (
  <Ruled>
    {Object.entries(iconDescriptions.size).map(([size, query]) => (
      <Size key={size} name={size} query={query} size={size as keyof typeof iconDescriptions.size} />
    ))}
    {Object.entries(iconDescriptions.stroke).map(([stroke, query]) => (
      <Size
        key={stroke}
        name={stroke}
        query={query}
        size="lg"
        stroke={stroke as keyof typeof iconDescriptions.stroke}
      />
    ))}
  </Ruled>
)

const rules = [
  'Place an icon beside text, in the colour of the text. `Icon` hides it from screen readers.',
  'Use an icon without text only in a control that has an accessible name: `<Button size="icon" aria-label="Close">`.',
  'Use `flip` for an arrow that points forwards. It is mirrored in right-to-left text.',
  'Import each icon by its name, so that a page loads only the icons that it uses.',
  'Write the names of other companies as text. The exception is WhatsApp, whose logo is drawn in this repository.',
]

const Rules = () => <RuledLines of={rules} />
