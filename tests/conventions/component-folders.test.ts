import { expect, it } from 'vitest'
import * as brand from '../../design-system/brand/index.ts'
import * as core from '../../design-system/index.ts'
import { components } from '../../design-system/testing/components.ts'
import type { ComponentMeta } from '../../design-system/testing/index.ts'

const system: Record<string, unknown> = { ...core, ...brand }
const named = (ends: RegExp) => Object.keys(system).filter((name) => ends.test(name))

/** Fails with one line for each fault of a component. */
const lists = (
  title: string,
  faultsOf: (meta: ComponentMeta, component: (typeof components)[number]) => Promise<string[]> | string[],
) =>
  it(title, async () => {
    const faults = components.map(async (component) =>
      (await faultsOf(component.meta, component)).map((fault) => `${component.id}: ${fault}`),
    )
    expect((await Promise.all(faults)).flat()).toEqual([])
  })

it('has a meta.ts for every exported component', () => {
  const parts = new Set(components.flatMap(({ meta }) => meta.parts))
  expect(parts.size).toBeGreaterThan(40)
  // The provider draws nothing: the guide pages Languages and Routers describe it.
  const missing = named(/^[A-Z]/).filter((name) => !parts.has(name) && name !== 'DesignSystemProvider')
  expect(missing).toEqual([])
})

lists('names only exported components and parts', ({ contract, parts }) =>
  [contract.component, ...parts].filter((name) => !(name in system)),
)

lists('shows existing stories, under the title of its page', async ({ examples, contract }, component) => {
  const { title, stories } = await component.loadStories()
  const works = Object.keys(contract.withoutJavaScript.works)
  const transcripts = (contract.transcripts ?? []).map(({ story }) => story)
  const missing = [...examples.map(({ story }) => story), ...works, ...transcripts].filter(
    (story) => !(story in stories),
  )
  return [...missing, ...(title.split(' / ')[1] === component.label ? [] : [title])]
})

it('documents every exported description of variants', () => {
  const documented = components.flatMap(({ meta }) => Object.values(meta.variants ?? {}))
  const missing = named(/Descriptions$/).filter((name) =>
    Object.values(system[name] as object).some((variant) => !documented.includes(variant)),
  )
  expect(missing).toEqual([])
})

lists('keeps Tab in every dialog, and has it in the contract', ({ contract: { roles, keys } }) =>
  roles.some(({ role }) => /^(alert)?dialog$/.test(role))
    ? keys.filter(({ key, moves }) => key.endsWith('Tab') && moves?.ends !== 'wraps').map(({ key }) => key)
    : [],
)
