import { expect, it } from 'vitest'

const sources = import.meta.glob<string>('../../design-system/*/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The stories of a file, in source order. The keys of a module are sorted by name instead. */
const storiesIn = (text: string) =>
  [...text.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, story]) => story)

it('reads the stories in source order', () => {
  const text = 'export default {}\nconst part = 1\nexport const Zoom = 1\nexport function Alone() {}\n'
  expect(storiesIn(text)).toEqual(['Zoom', 'Alone'])
})

it('finds the stories of every component and pattern', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(60)
})

it('has the most basic story first in every file, with the name Default', () => {
  const others = Object.entries(sources).filter(([, text]) => storiesIn(text)[0] !== 'Default')
  expect(others.map(([file]) => file.replace('../../', ''))).toEqual([])
})
