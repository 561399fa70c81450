import { icons } from 'virtual:documentation/icons'
import { useState } from 'react'
import { Field } from '../../../design-system/components/field/field.tsx'
import { Icon, type IconProps, iconDescriptions } from '../../../design-system/components/icon/icon.tsx'
import { Input } from '../../../design-system/components/input/input.tsx'
import { named } from '../../ladle/names.ts'
import { Code, Ruled, Words } from '../text.tsx'

export function Icons() {
  const [text, setText] = useState('')
  const query = text.trim().toLowerCase().replaceAll(' ', '')
  const results = icons.filter(({ name, users }) =>
    [name, ...users].some((candidate) => candidate.toLowerCase().replaceAll('-', '').includes(query)),
  )
  return (
    <>
      <Field label="Find an icon" hint="By its name, or by a component that uses it." className="max-w-md">
        <Input type="search" onInput={(event) => setText(event.currentTarget.value)} />
      </Field>
      <p role="status" className="mt-3 text-muted">
        {results.length} of {icons.length} icons
      </p>
      <Ruled className="mt-4 grid @lg:grid-cols-2 @4xl:grid-cols-3">
        {results.map(({ name, Icon: drawing, users }) => (
          <li key={name} className="flex gap-4 py-4 pe-4">
            <Icon icon={drawing} size="lg" />
            <span className="min-w-0">
              <code className="font-bold font-code wrap-anywhere">{name}</code>
              <span className="block text-small text-muted">
                {users.map(named).join(', ').replaceAll('-', ' ')}
              </span>
            </span>
          </li>
        ))}
      </Ruled>
    </>
  )
}

const sample = icons.find(({ name }) => name === 'Check') ?? icons[0]!

/** Each size, and each stroke in the largest size. */
export const Looks = () => (
  <Ruled>
    {Object.entries(iconDescriptions).flatMap(([prop, values]) =>
      Object.entries(values).map(([value, use]) => (
        <li key={value} className="grid grid-cols-[4rem_6rem_minmax(0,1fr)] items-center py-3">
          <Icon icon={sample.Icon} size="lg" {...({ [prop]: value } as Pick<IconProps, 'size' | 'stroke'>)} />
          <Code>{value}</Code>
          <Words>{use}</Words>
        </li>
      )),
    )}
  </Ruled>
)
