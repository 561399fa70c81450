import { describe, expect, it } from 'vitest'
import { differences, readBack, type Transcript, titleOf, transcriptOf, written } from './transcript.ts'

const spoken = [
  'document',
  'heading, Plans, level 2',
  'paragraph',
  'For 14 days',
  'end of paragraph',
  'end of document',
]

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

it('reads a transcript from its title', () => {
  const transcripts: Transcript[] = [
    { story: 'Plans' },
    { story: 'Plans', press: ['Save & Next', 'Done'] },
    { story: 'Plans', narrow: true, press: ['Menu'] },
  ]
  expect(transcripts.map((transcript) => transcriptOf(titleOf(transcript)))).toEqual(transcripts)
})
