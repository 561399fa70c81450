import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from '../site/build/steps.mjs'
import { allSpecs, playwrightTests } from './changed.mjs'

const journeys = ['onboarding/journey', 'pages', 'screens', 'shell'].map((name) => `e2e/${name}.spec.ts`)

it.each([
  [
    'site/server/payment/orders.ts',
    ['messages', 'onboarding/payment', 'status'].map((one) => `e2e/${one}.spec.ts`),
  ],
  [
    'site/routes/-marketing/contact/contact-form.tsx',
    ['contact', 'screens', 'status'].map((one) => `e2e/${one}.spec.ts`),
  ],
  ['site/new-folder/any.ts', journeys],
  ['site/server/payment/payments.test.ts', []],
  ['design-system/components/button/button.tsx', ['audit/stories.spec.ts components/button:']],
  [
    'design-system/components/carousel/carousel.tsx',
    ['audit/stories.spec.ts components/carousel:', 'e2e/carousel.spec.ts'],
  ],
  ['design-system/tokens/tokens.json', ['audit/states.spec.ts', 'audit/stories.spec.ts']],
  ['tests/e2e/popup.spec.ts', ['e2e/popup.spec.ts']],
  ['docs/guides/contributing.md', []],
])('a change of %s runs %j', (file, tests) => {
  expect(playwrightTests([file])).toEqual(tests)
})

it('lists each test once for many files', () => {
  expect(playwrightTests(['site/any.ts', 'site/other.ts', 'tests/e2e/pages.spec.ts'])).toEqual(journeys)
})

it('maps folders to specs that exist', () => {
  expect(allSpecs().filter((spec) => !existsSync(`${root}tests/${spec}`))).toEqual([])
})
