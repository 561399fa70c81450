/**
 * The stories, contracts and guidance of all component folders, for tests: Vite writes the lists in the place of
 * `import.meta.glob`, because a test in a browser cannot read folders. This is the only file that asks for contracts
 * and documentation.
 */
import type { ComponentType } from 'react'
import type { A11yContract } from './contract.ts'
import type { ComponentDocs } from './docs.ts'

const stories = import.meta.glob<Record<string, ComponentType>>(
  '../{components,patterns,brand}/*/*.stories.tsx',
)
const contracts = import.meta.glob<A11yContract>('../{components,patterns,brand}/*/*.a11y.ts', {
  import: 'default',
})
const docs = import.meta.glob<{ default: ComponentDocs; contract?: A11yContract }>(
  '../{components,patterns,brand}/*/*.docs.ts',
)

/** Every component folder that has stories: `components/button`. */
export const componentIds = Object.keys(stories).map((file) => file.split('/').slice(1, 3).join('/'))

const fileOf = (id: string, suffix: string) => `../${id}/${id.split('/')[1]}.${suffix}`

/** The title and the stories, by the names of their exports. */
export async function storiesOf(id: string) {
  const { default: about, ...all } = (await stories[fileOf(id, 'stories.tsx')]?.()) ?? {}
  return { title: (about as unknown as { title: string } | undefined)?.title ?? '', stories: all }
}

/** Undefined for a folder without a contract, which a test of the conventions reports. */
export const contractOf = async (id: string) =>
  (await contracts[fileOf(id, 'a11y.ts')]?.()) ?? (await docs[fileOf(id, 'docs.ts')]?.())?.contract
export const docsOf = async (id: string) => (await docs[fileOf(id, 'docs.ts')]?.())?.default

/** Every component folder that has a contract, with its stories. */
export const withContracts = async () =>
  (
    await Promise.all(
      componentIds.map(async (id) => {
        const [contract, { stories }] = await Promise.all([contractOf(id), storiesOf(id)])
        return contract ? [{ id, contract, stories }] : []
      }),
    )
  ).flat()
