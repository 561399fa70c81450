import { beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import { arrowKeys, testKeys, testTabs } from '../../testing/index.ts'
import meta from './feature-tabs.meta.ts'
import { Default } from './feature-tabs.stories.tsx'

beforeEach(() => page.viewport(1440, 900))

const label = 'Feature groups'

testKeys(meta.contract, {
  ...testTabs(<Default />, { label, before: () => page.viewport(390, 800) }),
  ...arrowKeys(<Default />, {
    role: 'tab',
    within: { role: 'tablist', name: label },
    next: 'ArrowDown',
    previous: 'ArrowUp',
  }),
})
