import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { vi } from 'vitest'
import type { A11yContract } from '../../design-system/testing/contract.ts'
import { storyId, titleId } from '../../docs/ladle/names.mjs'

type Stories = Record<string, ComponentType>

const stories = import.meta.glob<Stories>('../../design-system/{components,patterns}/*/*.stories.tsx')
const contracts = import.meta.glob<{ default: A11yContract }>(
  '../../design-system/{components,patterns}/*/*.a11y.ts',
)

/** The modules of stories, by component folder: `components/button`. */
export const componentFolders = Object.keys(stories).map((file) => file.split('/').slice(3, 5).join('/'))

const fileOf = (componentFolder: string, suffix: string) =>
  `../../design-system/${componentFolder}/${componentFolder.split('/')[1]}.${suffix}`

/** The stories of a component folder, each with its id in the documentation. */
export async function storiesOf(componentFolder: string) {
  const { default: about, ...all } = await stories[fileOf(componentFolder, 'stories.tsx')]!()
  const title = titleId((about as unknown as { title: string }).title)
  return Object.entries(all).map(([name, Story]) => ({ name, id: `${title}--${storyId(name)}`, Story }))
}

export const contractOf = async (componentFolder: string) =>
  (await contracts[fileOf(componentFolder, 'a11y.ts')]!()).default

/** A story as rendered on the server, with React's warnings. */
export function serve(Story: ComponentType) {
  const said: string[] = []
  const console_ = vi.spyOn(console, 'error').mockImplementation((...words) => {
    said.push(words.map(String).join(' ').slice(0, 400))
  })
  try {
    return { html: renderToString(createElement(Story)), said }
  } finally {
    console_.mockRestore()
  }
}
