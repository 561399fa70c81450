import { expect, it } from 'vitest'
import { median, type Scores } from './lighthouse'
import { exceededLimits, failedCategories } from './limits'

const light = {
  path: '/',
  requests: 6,
  document: 40,
  script: 0,
  style: 0,
  font: 27,
  total: 68,
  shift: 0,
  files: [],
}
const scores: Scores = {
  path: '/',
  categories: { accessibility: 100, 'best-practices': 100, seo: 100, performance: 40 },
  fcp: 1,
  lcp: 1,
  tbt: 1,
  speed: 1,
  failed: [],
}

it('lists each exceeded limit, and nothing for a page within its limits', () => {
  expect(exceededLimits(light)).toEqual([])
  expect(exceededLimits({ ...light, shift: 0.0009 })).toEqual([])
  expect(exceededLimits({ ...light, document: 40.01, shift: 0.0014 })).toEqual([
    '/: document 40.01, at most 40',
    '/: shift 0.001, at most 0',
  ])
})

it('has less room on the other pages, and scripts on the account page', () => {
  expect(exceededLimits({ ...light, path: '/features' })).toEqual([
    '/features: document 40, at most 27',
    '/features: total 68, at most 54',
  ])
  const account = { ...light, path: '/account', document: 27, script: 110, total: 160 }
  expect(exceededLimits(account)).toEqual([])
  expect(exceededLimits({ ...account, path: '/' })).toEqual([
    '/: script 110, at most 0',
    '/: total 160, at most 68',
  ])
})

it('requires 100 in the categories that do not depend on timing, and nothing in the others', () => {
  expect(failedCategories(scores)).toEqual([])
  const worse = { ...scores, categories: { ...scores.categories, seo: 92 }, failed: ['canonical'] }
  expect(failedCategories(worse)).toEqual(['/: Lighthouse seo 92: canonical'])
})

it('takes the median of each number separately', () => {
  const runs = [
    { ...scores, fcp: 3, lcp: 9, categories: { performance: 97 } },
    { ...scores, fcp: 1, lcp: 8, categories: { performance: 100 } },
    { ...scores, fcp: 2, lcp: 20, categories: { performance: 98 } },
  ]
  expect(median(runs)).toMatchObject({ fcp: 2, lcp: 9, categories: { performance: 98 } })
})
