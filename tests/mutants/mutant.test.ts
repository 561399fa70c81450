import { expect, it } from 'vitest'
import { allMutants, mutate } from './mutant'

it('every mutant names text that occurs once in its file', async () => {
  const mutants = await allMutants()
  expect(mutants.length).toBeGreaterThan(400)
  const refusals = mutants.map(mutate).flatMap((answer) => ('refused' in answer ? [answer.refused] : []))
  expect(refusals).toEqual([])
})
