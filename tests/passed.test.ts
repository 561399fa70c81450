import { expect, it } from 'vitest'
import { restOf } from './passed.mjs'

it('after a passed quick tier the full tier runs every test file that differs between the tiers', () => {
  const rest = restOf('.test.ts')
  expect(rest).toContain('tests/faults/kills.full.test.ts')
  expect(rest).toContain('site/server/http/api/fuzz.test.ts')
  expect(rest).not.toContain('tests/passed.test.ts')
  expect(restOf('.test.tsx')).toContain('design-system/components/toast/toast.full.test.tsx')
})
