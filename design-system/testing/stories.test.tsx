import '../styles.css'
import { act, cleanup, render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { components } from './components.ts'
import { danglingIds, repeatedIds } from './page/exposed.ts'
import { markupFaults } from './page/markup.ts'

const componentFolders = await Promise.all(
  components.map(async ({ id, meta, loadStories }) => ({
    id,
    works: meta.contract.withoutJavaScript.works,
    ...(await loadStories()),
  })),
)

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

describe.each(componentFolders)('$id', ({ stories, works }) => {
  it.each(Object.entries(stories))(
    '%s: has valid server markup, unique ids and no dangling references',
    (_name, Story) => {
      expect(markupFaults(<Story />)).toEqual([])
      render(<Story />)
      expect(danglingIds()).toEqual([])
      expect(repeatedIds()).toEqual([])
    },
  )

  it.each(Object.keys(works))('%s: hydration does not take the focus from a control', async (name) => {
    const Story = stories[name]!
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = renderToString(<Story />)
    page.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, summary, button')?.focus()
    const focused = document.activeElement
    await act(async () => render(<Story />, { container: page, hydrate: true }))
    expect(document.activeElement).toBe(focused)
  })
})
