import '../styles.css'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { components } from './components.ts'
import { danglingIds, repeatedIds } from './page/ids.ts'
import { markupFaults } from './page/markup.ts'

const componentFolders = await Promise.all(
  components.map(async ({ id, loadStories }) => ({ id, ...(await loadStories()) })),
)

afterEach(cleanup)

describe.each(componentFolders)('$id', ({ stories }) => {
  it.each(Object.entries(stories))(
    '%s: has valid server markup, unique ids and no dangling references',
    (_name, Story) => {
      expect(markupFaults(<Story />)).toEqual([])
      render(<Story />)
      expect(danglingIds()).toEqual([])
      expect(repeatedIds()).toEqual([])
    },
  )
})
