import { render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { click } from '../../testing/index.ts'
import { lazyChild } from '../../testing/page/page.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { testTypes } from '../../testing/test-types.ts'
import { Default } from './feature-tabs.stories.tsx'
import { type Feature, FeatureTabs } from './feature-tabs.tsx'

beforeEach(() => page.viewport(1440, 900))

const tab = (name: string) => screen.getByRole('tab', { name })
const panel = () => within(screen.getByRole('tabpanel'))

const two: [Feature, Feature] = [
  { id: 'a', label: 'First', title: 'The first', content: ['One'] },
  { id: 'b', label: 'Second', title: 'The second', subtitle: 'A sentence.', content: ['Two'] },
]

describe('a panel', () => {
  it('has a title, a sentence, a list and an illustration, for the selected tab', async () => {
    render(<Default />)
    expect(panel().getByRole('heading', { level: 3, name: 'Know who has paid without asking' })).toBeVisible()
    expect(panel().getAllByRole('listitem')).toHaveLength(3)
    expect(panel().getByText('students have paid for November')).toBeVisible()
    await click(tab('Reports'))
    expect(panel().getByRole('heading', { name: 'See how the term is going' })).toBeVisible()
    expect(panel().getByText('received in November')).toBeVisible()
    expect(screen.getByText('students have paid for November')).not.toBeVisible()
  })

  it('renders its illustration when it is first shown, and keeps it', async () => {
    const illustration = vi.fn(({ label }: Feature) => <p>Object of {label}</p>)
    render(<FeatureTabs label="Groups" features={two} illustration={illustration} />)
    expect(screen.getByText('Object of First')).toBeVisible()
    expect(screen.queryByText('Object of Second')).toBeNull()
    expect(illustration.mock.calls.every(([{ id }]) => id === 'a')).toBe(true)
    await click(tab('Second'))
    expect(screen.getByText('Object of Second')).toBeVisible()
    await click(tab('First'))
    expect(screen.getByText('Object of Second')).not.toBeVisible()
  })

  it('takes its illustration by id from nodes, which a server component can pass', async () => {
    const nodes = { a: <p>Object of First</p>, b: lazyChild(<p>Object of Second</p>) }
    render(<FeatureTabs label="Groups" features={two} illustration={nodes} />)
    expect(screen.getByText('Object of First')).toBeVisible()
    expect(screen.queryByText('Object of Second')).toBeNull()
    await click(tab('Second'))
    expect(screen.getByText('Object of Second')).toBeVisible()
  })

  it('calls onApproach on hover and on focus', async () => {
    const near = vi.fn()
    render(<FeatureTabs label="Groups" features={two} illustration={() => null} onApproach={near} />)
    // The pointer may be on the tabs from the previous test.
    await userEvent.hover(screen.getByRole('tabpanel'))
    near.mockClear()
    await userEvent.keyboard('{Tab}')
    expect(near).toHaveBeenCalled()
    near.mockClear()
    await userEvent.hover(tab('Second'))
    expect(near).toHaveBeenCalled()
  })
})

testTypes(() => {
  const features: [Feature] = [{ id: 'a', label: 'Fees', title: 'Know who has paid', content: [] }]
  return [
    // @ts-expect-error: label is required, because it names the tab list
    <FeatureTabs key="1" features={features} illustration={() => null} />,
  ]
})

testRootProps(<FeatureTabs label="Groups" features={two} illustration={() => null} />)
