import { describe, expect, it } from 'vitest'
import { ensurePackage } from '../../site/build/steps.mjs'
import { type Budgets, faults, readBudgets } from './budgets.mjs'
import { measure } from './measure.mjs'

await ensurePackage()
const [measured, budgets] = [await measure(), await readBudgets()]
const found = faults(measured, budgets)

it.each(Object.keys(found))('%s: keeps its budget', (name) => {
  expect(found[name]).toEqual([])
})

describe('a budget', () => {
  const light = { js: 1, css: 1 }
  const heavy = { js: 1, css: 1.2 }
  const check = (rooms: object, allowed: object, headline = light) =>
    faults({ rooms: rooms as (typeof measured)['rooms'], headline }, {
      headline: light,
      button: 2.1,
      rooms: allowed,
    } as Budgets)
  const kept = { alone: light, withButton: light }

  it('says nothing while it is kept', () => {
    const rooms = { 'components/button': kept, 'components/tabs': kept }
    expect(Object.values(check(rooms, rooms)).flat()).toEqual([])
  })

  it('is passed by a room alone or with Button, by its script or its sheet', () => {
    const allowed = { 'components/tabs': kept }
    expect(check({ 'components/tabs': { alone: heavy, withButton: light } }, allowed)).toMatchObject({
      'components/tabs': ['alone 1.20 KiB of CSS, at most 1'],
    })
    expect(
      check({ 'components/tabs': { alone: light, withButton: { js: 1.01, css: 0 } } }, allowed),
    ).toMatchObject({ 'components/tabs': ['with Button 1.01 KiB of JS, at most 1'] })
  })

  it('is asked of every room, and of no room that is gone', () => {
    expect(check({ 'components/new': kept }, {})['components/new']).toHaveLength(1)
    expect(check({}, { 'components/gone': kept })['components/gone']).toHaveLength(1)
  })

  it('above ten has to say why', () => {
    const large = { alone: { js: 11, css: 0 }, withButton: { js: 12, css: 0 } }
    const budget = (why?: string) => ({ 'components/dialog': { ...large, why } })
    expect(check(budget(), budget())['components/dialog']).toHaveLength(1)
    expect(check(budget(), budget('Radix.'))['components/dialog']).toEqual([])
  })

  it('is kept by the eight parts together, and by Button with its style', () => {
    expect(check({}, {}, heavy)['the eight parts of the design card']).toHaveLength(1)
    const button = { alone: heavy, withButton: heavy }
    expect(check({ 'components/button': button }, {})['Button, JS and CSS']).toHaveLength(1)
  })
})
