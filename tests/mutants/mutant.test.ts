import { expect, it } from 'vitest'
import { allMutants, mutate } from './mutant'

it('every mutant names text that occurs once in its file', async () => {
  const mutants = await allMutants()
  expect(mutants.length).toBeGreaterThan(400)
  const refusals = mutants.map(mutate).flatMap((answer) => ('refused' in answer ? [answer.refused] : []))
  expect(refusals).toEqual([])
})

it('no mutant quotes more than 50 characters, because any edit of them invalidates it', async () => {
  const quotes = (await allMutants()).map(({ find }) => find)
  expect(quotes.filter((find) => find.length > 50)).toEqual([])
})
