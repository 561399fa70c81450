import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { Default, Evening } from './timeline-ruler.stories.tsx'
import { TimelineRuler, TimelineStep } from './timeline-ruler.tsx'

const numbers = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>('[aria-hidden] span')]

it('is a list of titled steps with their time span as text', () => {
  render(<Default />)
  const items = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('heading', { level: 3 }).textContent)).toEqual([
    'Sign up',
    'Customise your modules',
    'Launch',
  ])
  expect(items[1]).toHaveTextContent('Minutes 2 to 8')
})

it.each([
  ['0 to 10', Default, '0 1 2 3 4 5 6 7 8 9 10 min'],
  ['a range, whole ones only', Evening, '4  5  6  7  8  9 pm'],
])('hides its numbers from screen readers: %s', (_, Story, texts) => {
  const { container } = render(<Story />)
  expect(
    numbers(container)
      .map(({ textContent }) => textContent)
      .join(' '),
  ).toBe(texts)
})

it('begins the texts and the pictures of its steps at the same height', async () => {
  const { container } = render(
    <TimelineRuler>
      {(['Long words that wrap in a narrow step', 'Launch'] as const).map((title, index) => (
        <TimelineStep
          key={title}
          from={index ? 2 : 0}
          to={index ? 10 : 2}
          when="Later"
          title={title}
          picture={<hr />}
        >
          Text
        </TimelineStep>
      ))}
    </TimelineRuler>,
  )
  for (const part of ['p + h3 + p', 'hr']) {
    const tops = [...container.querySelectorAll(part)].map((element) => element.getBoundingClientRect().top)
    expect(new Set(tops).size, part).toBe(1)
  }
})

testRootProps(
  <TimelineRuler>
    <TimelineStep from={0} to={10} when="All ten" title="Wait" />
  </TimelineRuler>,
)
