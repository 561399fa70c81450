import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { click, pressKeys, tabKeys, testKeys } from '../../testing/index.ts'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import meta from './tag.meta.ts'
import { Default, Removable } from './tag.stories.tsx'
import { Tag, TagList } from './tag.tsx'

const remove = (name: string) => screen.getByRole('button', { name: `Remove ${name}` })

testKeys(meta.contract, {
  ...pressKeys(async (press) => {
    const onRemove = vi.fn()
    render(<Tag onRemove={onRemove}>Class 9</Tag>)
    await press(remove('Class 9'))
    expect(onRemove).toHaveBeenCalledOnce()
  }, 'the remove button'),
  ...tabKeys(<Removable />, [
    'Remove Class 9',
    'Remove Evening',
    'Remove Preparation for the entrance examination',
  ]),
})

it('is an item of a named list, and nothing outside of a list', () => {
  render(
    <>
      <Default />
      <Tag>Alone</Tag>
    </>,
  )
  expect(screen.getByRole('list', { name: 'Subjects' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Mathematics',
    'Tabla',
    'Coding for beginners',
  ])
})

it('moves the focus to the next tag when one is removed, then to the previous one, then to the list', async () => {
  render(<Removable />)
  await click(remove('Evening'))
  expect(remove('Preparation for the entrance examination')).toHaveFocus()
  await click(remove('Preparation for the entrance examination'))
  expect(remove('Class 9')).toHaveFocus()
  await click(remove('Class 9'))
  expect(screen.getByRole('list', { name: 'Filters' })).toHaveFocus()
})

testRootProps(
  <TagList label="Subjects">
    <Tag>Mathematics</Tag>
  </TagList>,
)

testTypes(() => [
  // @ts-expect-error: the accessible name is required
  <TagList key="1" />,
  // @ts-expect-error: the text names the button that removes the tag
  <Tag key="2">
    <b>Mathematics</b>
  </Tag>,
])
