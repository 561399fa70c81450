import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { components } from '../components.ts'
import { differences, faultsOf, readBack, titleOf, written } from './transcript.ts'

const spoken = [
  'document',
  'heading, Plans, level 2',
  'paragraph',
  'For 14 days',
  'end of paragraph',
  'end of document',
]

describe('a transcript', () => {
  it('passes if its phrases occur in order, with other phrases between them', () => {
    const phrases = ['heading, Plans, level 2', 'For 14 days', 'end of document']
    expect(faultsOf({ story: 'Plans', phrases }, spoken)).toEqual([])
  })

  it('fails if a phrase occurs too early', () => {
    const phrases = ['For 14 days', 'heading, Plans, level 2']
    expect(faultsOf({ story: 'Plans', phrases }, spoken)).toEqual([
      'says “heading, Plans, level 2” too early',
    ])
  })

  it('fails if a phrase is missing, or occurs once instead of twice', () => {
    expect(faultsOf({ story: 'Plans', phrases: ['heading, Plans, level 3'] }, spoken)).toHaveLength(1)
    expect(faultsOf({ story: 'Plans', phrases: ['For 14 days', 'For 14 days'] }, spoken)).toHaveLength(1)
  })

  it('compares whole phrases: a disabled button is another phrase', () => {
    const faults = faultsOf({ story: 'Plans', phrases: ['button, Save'] }, ['button, Save, disabled'])
    expect(faults).toEqual(['does not say “button, Save”'])
  })

  it('fails if it contains text that must not be announced', () => {
    const faults = faultsOf({ story: 'Plans', phrases: [], never: ['14'] }, spoken)
    expect(faults).toEqual(['says “14”, in “For 14 days”'])
  })

  it('is empty for a decorative story', () => {
    expect(faultsOf({ story: 'Line', silent: true }, ['document'])).toEqual([])
    expect(faultsOf({ story: 'Line', silent: true }, ['document', 'image', 'end of document'])).toHaveLength(
      1,
    )
  })
})

describe('differences from Chromium', () => {
  const exposed = { texts: ['For 14 days'], names: ['PLANS'], states: [] }

  it('are none if both contain the same text, whatever its case', () => {
    expect(differences(spoken, exposed)).toEqual([])
  })

  it('include hidden text that is announced', () => {
    expect(differences([...spoken, 'A closed answer'], exposed)).toHaveLength(1)
  })

  it('include visible text that is not announced', () => {
    expect(differences(spoken, { ...exposed, texts: ['For 14 days', 'then you choose'] })).toHaveLength(1)
  })

  it('include a state that is not announced', () => {
    const agreed = { ...exposed, names: ['Plans', 'UPI'], states: [{ name: 'UPI', state: 'checked' }] }
    expect(differences([...spoken, 'radio, UPI, checked, position 1, set size 2'], agreed)).toEqual([])
    expect(differences([...spoken, 'radio, UPI, not checked, position 1, set size 2'], agreed)).toHaveLength(
      1,
    )
  })

  it('include a control without a name', () => {
    expect(differences([...spoken, 'button'], exposed)).toHaveLength(1)
  })
})

it('parses the file that it has written', () => {
  const stories: [string, string[]][] = [
    ['Plans', spoken],
    ['Plans > Save', ['> Save', 'polite: Saved']],
  ]
  expect(readBack(written(stories))).toEqual(stories)
  expect(readBack(written(stories).replaceAll('\n', '\r\n'))).toEqual(stories)
})

// A component without behaviour has none.
const wanted = components.flatMap(({ id, meta }) => {
  const { transcripts } = meta.contract
  return transcripts ? [[id, transcripts] as const] : []
})

describe('every component', () => {
  it.each(wanted)('%s has transcripts, and none twice', (_, transcripts) => {
    expect(transcripts.length).toBeGreaterThan(0)
    for (const transcript of transcripts)
      expect('silent' in transcript || transcript.phrases.length, titleOf(transcript)).toBeTruthy()
    expect(new Set(transcripts.map(titleOf)).size).toBe(transcripts.length)
  })

  it('has a recorded file with these transcripts', () => {
    const recorded = wanted.map(([id]) => {
      const text = readFileSync(
        new URL(`../../${id}/${id.split('/')[1]}.transcript.txt`, import.meta.url),
        'utf8',
      )
      return [id, readBack(text).map(([title]) => title)] as const
    })
    const titles = wanted.map(([id, transcripts]) => [id, transcripts.map(titleOf)] as const)
    expect(Object.fromEntries(recorded)).toEqual(Object.fromEntries(titles))
  })
})
