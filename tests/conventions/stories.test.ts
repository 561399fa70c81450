import { expect, it } from 'vitest'
import { resetCss, utilitiesAmong } from '../../design-system/build/styles.ts'
import { root } from '../../site/build/steps.ts'

const sources = import.meta.glob<string>('../../design-system/*/*/*.stories.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('has no example with a class that only the preset knows', async () => {
  const snippets = import.meta.glob<string>(
    ['../../docs/pages/snippets/**/*.tsx', '../../design-system/*/*.stories.tsx'],
    { query: '?raw', import: 'default', eager: true },
  )
  const texts = Object.entries({ ...sources, ...snippets })
  const wordsIn = (text: string) => text.split(/[\s"'`]+/)
  const words = [...new Set(texts.flatMap(([, text]) => wordsIn(text)))]
  const folder = `${root}design-system`
  const known = await utilitiesAmong(words, folder)
  const plain = await utilitiesAmong(words, folder, resetCss)
  // Values of styles that are classes too: the reader of classes works.
  expect([...plain]).toEqual(expect.arrayContaining(['flex', 'grid']))
  const faults = texts.flatMap(([file, text]) =>
    wordsIn(text)
      .filter((word) => known.has(word) && !plain.has(word))
      .map((word) => `${file.replace('../../', '')}: ${word}`),
  )
  expect(faults).toEqual([])
})
