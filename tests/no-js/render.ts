import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import type { components } from '../../design-system/testing/components.ts'
import { storyId, titleId } from '../../docs/ladle/names.ts'

/** The stories of a component folder, each with its id in the documentation. */
export async function storiesOf({ loadStories }: (typeof components)[number]) {
  const { title, stories } = await loadStories()
  return Object.entries(stories).map(([name, Story]) => ({
    name,
    id: `${titleId(title)}--${storyId(name)}`,
    Story,
  }))
}

/** A story as rendered on the server, with React's warnings. */
export function serve(Story: ComponentType) {
  const errors: string[] = []
  const console_ = vi.spyOn(console, 'error').mockImplementation((...args) => {
    errors.push(args.map(String).join(' ').slice(0, 400))
  })
  try {
    return { html: renderToString(createElement(Story)), errors: errors }
  } finally {
    console_.mockRestore()
  }
}
