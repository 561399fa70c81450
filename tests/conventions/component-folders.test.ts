import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import * as brand from '../../design-system/brand/index.ts'
import * as core from '../../design-system/index.ts'
import { type ComponentFolder, componentFolders, hasBehaviour, variantValues } from './component-folders.ts'

const system = { ...core, ...brand }
const index = ['', 'brand/']
  .map((entry) => readFileSync(new URL(`../../design-system/${entry}index.ts`, import.meta.url), 'utf8'))
  .join('\n')
const folders = await componentFolders()
const parts = new Set(folders.flatMap((componentFolder) => componentFolder.docs?.parts ?? []))

/** Fails with one line for each missing part. */
const lists = (
  title: string,
  missing: (componentFolder: ComponentFolder) => (string | false | undefined)[],
) =>
  it(title, () => {
    const lines = folders.flatMap((componentFolder) =>
      missing(componentFolder)
        .filter(Boolean)
        .map((line) => `${componentFolder.path}: ${line}`),
    )
    if (lines.length) expect.fail(`\n${lines.join('\n')}\n`)
  })

const fourFiles = ['tsx', 'stories.tsx', 'test.tsx', 'docs.ts']

const kebab = (name: string) => name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase()

lists('has four files in every component folder', ({ name, files, contract }) =>
  fourFiles
    .map((suffix) => `${name}.${suffix}`)
    // The component of a folder may have another name: the Toaster renders toasts.
    .filter((file) => file !== `${name}.tsx` || !files.includes(`${kebab(contract?.component ?? name)}.tsx`))
    .map((file) => !files.includes(file) && `there is no ${file}`),
)

lists('has a contract in a file of its own, and transcripts, if and only if it has behaviour', (folder) => {
  const { name, files, contract } = folder
  const evidence = [`${name}.a11y.ts`, `${name}.transcript.txt`]
  if (!contract) return ['it has no contract']
  if (hasBehaviour(folder)) return evidence.map((file) => !files.includes(file) && `there is no ${file}`)
  return evidence.map((file) => files.includes(file) && `it has no behaviour, so ${file} proves nothing`)
})

lists('exports every component that has a contract', ({ contract }) => [
  contract && !(contract.component in system) && `no index.ts exports ${contract.component}`,
])

lists('tests every key of a contract', ({ contract, tests }) => [
  Boolean(contract?.keys.length) &&
    !/testKeys\(\s*contract/.test(tests) &&
    'its contract has keys, and no test calls testKeys(contract, …)',
])

/** The suite of each APG pattern, by the pattern's address. */
const ofPattern: Record<string, RegExp> = {
  testModal: /\/patterns\/(dialog-modal|alertdialog)\//,
  testDisclosure: /\/patterns\/(disclosure|accordion)\//,
  testTabs: /\/patterns\/tabs\//,
  testCarousel: /\/patterns\/carousel\//,
  linkKeys: /\/patterns\/breadcrumb\//,
  // One control: its keys are tested in its own test file.
  testKeys: /\/patterns\/(tooltip|combobox)\//,
  rovingKeys: /\/patterns\/menu-button\//,
  testRadios: /\/patterns\/radio\//,
  pressKeys: /\/patterns\/(button|checkbox|link|switch|table)\//,
  testLiveRegion: /\/patterns\/alert\//,
}

/** Conditions under which a contract needs a suite, whatever its pattern. */
const ofContract: Record<
  string,
  (contract: NonNullable<ComponentFolder['contract']>) => boolean | undefined
> = {
  testLiveRegion: ({ roles }) => roles.some(({ role }) => ['alert', 'status', 'log'].includes(role)),
  testFormField: ({ states }) => states?.some(({ attribute }) => attribute === 'aria-invalid'),
}

lists('tests every pattern with its suite', ({ contract, tests }) => {
  if (!contract) return []
  const asked = [
    ...Object.keys(ofPattern).filter((suite) => ofPattern[suite]!.test(contract.pattern.url)),
    ...Object.keys(ofContract).filter((suite) => ofContract[suite]!(contract)),
  ]
  return [...new Set(asked)].map((suite) => !tests.includes(`${suite}(`) && `no test calls ${suite}(…)`)
})

lists('has a suite for every interactive APG pattern', ({ contract }) => [
  contract &&
    contract.keys.length > 0 &&
    /\/apg\/patterns\/(?!landmarks)/.test(contract.pattern.url) &&
    !Object.values(ofPattern).some((address) => address.test(contract.pattern.url)) &&
    `no suite exists for ${contract.pattern.url}`,
])

lists('keeps Tab in every dialog, and has it in the contract', ({ contract }) =>
  (contract?.roles.some(({ role }) => /^(alert)?dialog$/.test(role)) ? contract.keys : []).map(
    ({ key, moves }) => key.endsWith('Tab') && moves?.ends !== 'wraps' && `${key} does not wrap`,
  ),
)

lists('documents only exported parts', ({ docs }) => [
  ...(docs?.parts ?? []).map(
    (part) => !(part in system) && `docs.parts names ${part}, which no index.ts exports`,
  ),
  ...(docs?.types ?? []).map(
    (type) =>
      !new RegExp(`\\btype ${type}\\b`).test(index) && `docs.types names ${type}, which no index.ts exports`,
  ),
])

it('documents every exported component', () => {
  const components = Object.keys(system).filter((name) => /^[A-Z]/.test(name))
  expect(components.length).toBeGreaterThan(40)
  // The provider draws nothing: the guide pages Languages and Routers describe it.
  const missing = components.filter((name) => !parts.has(name) && name !== 'DesignSystemProvider')
  if (missing.length)
    expect.fail(`\n${missing.map((name) => `${name} is missing in every docs.ts`).join('\n')}\n`)
})

lists('shows existing stories, at least two', ({ docs, stories }) => [
  stories.length < 2 && `${stories.length} stories`,
  ...(docs?.examples ?? []).map(
    ({ story }) => !stories.includes(story) && `docs.examples names the story ${story}, which does not exist`,
  ),
])

lists('describes every value of every variant', ({ product, descriptions, docs }) => {
  const values = [...product].flatMap(([file, text]) => variantValues(file, text))
  const given = Object.values(descriptions)
  const open = Object.entries(descriptions).flatMap(([name, all]) => (name in system ? Object.keys(all) : []))
  return [
    ...new Set([
      ...values.map(
        ([variant, value]) =>
          !given.some((all) => all[variant]?.[value]) &&
          `${variant} "${value}" has no line in a constant named …Descriptions`,
      ),
      ...open.map((variant) => docs && !docs.variants?.[variant] && `docs.variants leaves out ${variant}`),
    ]),
  ]
})

/** A required name, or a prop that must not be given. */
const refuses = /'aria-label': string|'aria-labelledby': string|^ {2}label: string|\?: never/m

lists('tests what the types reject', ({ tests, product }) => [
  [...product.values()].some((text) => refuses.test(text)) &&
    !/testTypes\([\s\S]*@ts-expect-error/.test(tests) &&
    'its types reject something, and no test calls testTypes(…) with a @ts-expect-error',
])

// The loader that queues presses belongs to the site (site/browser/loader.ts); the package does not contain it.
lists('claims in no contract that presses before hydration are queued or replayed', ({ contract }) => [
  /queued|replayed/.test(JSON.stringify(contract ?? {})) && 'its contract claims it',
])
