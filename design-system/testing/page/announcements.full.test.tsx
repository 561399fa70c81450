import { cleanup, render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordAnnouncements } from './announcements.ts'
import { frames } from './page.tsx'

let ear: ReturnType<typeof recordAnnouncements>
beforeEach(() => {
  ear = recordAnnouncements()
})
afterEach(() => {
  ear.stop()
  cleanup()
})

/** The announcements when `first` is re-rendered as `later`. */
const heardBetween = async (first: ReactNode, later: ReactNode) => {
  const { rerender } = render(first)
  await frames(2)
  rerender(later)
  await frames(4)
  return ear.heard
}

const polite = { words: 'Saved.', politeness: 'polite', fault: undefined }

describe('records', () => {
  it.each([
    ['a status', (words?: string) => <div role="status">{words}</div>, 'polite'],
    ['an alert', (words?: string) => <div role="alert">{words}</div>, 'assertive'],
    ['an output', (words?: string) => <output>{words}</output>, 'polite'],
    ['a region with aria-live', (words?: string) => <div aria-live="polite">{words}</div>, 'polite'],
    [
      'an alert with aria-live=polite',
      (words?: string) => (
        <p role="alert" aria-live="polite">
          {words}
        </p>
      ),
      'polite',
    ],
    [
      'a transparent status',
      (words?: string) => (
        <p role="status" style={{ opacity: 0 }}>
          {words}
        </p>
      ),
      'polite',
    ],
  ])('%s, once', async (_name, region, politeness) => {
    expect(await heardBetween(region(), region('Saved.'))).toEqual([{ ...polite, politeness }])
  })

  it('the whole status when a part of it changes', async () => {
    const count = (done: number) => <p role="status">Saved {done} of 2.</p>
    const heard = await heardBetween(count(1), count(2))
    expect(heard.at(-1)).toEqual({ ...polite, words: 'Saved 2 of 2.' })
  })

  it('each of two messages', async () => {
    const list = (items: string[]) => (
      <div role="log">
        {items.map((item) => (
          <p key={item}>{item}</p>
        ))}
      </div>
    )
    const { rerender } = render(list([]))
    await frames(2)
    rerender(list(['One']))
    await frames(2)
    rerender(list(['One', 'Two']))
    await vi.waitFor(() => expect(ear.heard.map(({ words }) => words)).toEqual(['One', 'Two']))
  })
})

describe('records a fault for', () => {
  it('a region that is inserted with its text, as in radix-ui/primitives#3634', async () => {
    expect(await heardBetween(<p>…</p>, <p role="status">Saved.</p>)).toEqual([
      { ...polite, fault: 'the region came together with its words' },
    ])
  })

  it('a region that is filled before its first frame', async () => {
    const region = document.createElement('div')
    region.setAttribute('role', 'status')
    document.body.append(region)
    await Promise.resolve()
    region.textContent = 'Saved.'
    await frames(3)
    region.remove()
    expect(ear.heard).toEqual([{ ...polite, fault: 'the region came together with its words' }])
  })

  it.each([
    ['aria-hidden', (region: ReactNode) => <div aria-hidden="true">{region}</div>, 'aria-hidden'],
    ['inert', (region: ReactNode) => <div inert>{region}</div>, 'inert'],
    ['display: none', (region: ReactNode) => <div hidden>{region}</div>, 'it is not displayed'],
    [
      'a button',
      (region: ReactNode) => <button type="button">{region}</button>,
      'it is inside button, which is read as one text',
    ],
  ])('a region inside %s', async (_name, around, fault) => {
    const page = (words?: string) => around(<span role="status">{words}</span>)
    expect(await heardBetween(page(), page('Saved.'))).toEqual([{ ...polite, fault }])
  })

  it('a region that is hidden until it has text', async () => {
    const page = (words?: string) => (
      <p role="status" hidden={!words}>
        {words}
      </p>
    )
    expect(await heardBetween(page(), page('Saved.'))).toEqual([{ ...polite, fault: 'it is not displayed' }])
  })

  it('a region that is busy', async () => {
    const page = (words?: string) => (
      <p role="status" aria-busy={Boolean(words)}>
        {words}
      </p>
    )
    expect(await heardBetween(page(), page('Saved.'))).toEqual([{ ...polite, fault: 'the region is busy' }])
  })
})

describe('records nothing', () => {
  it('for a region with aria-live=off and any role, as in radix-ui/primitives#3634', async () => {
    const page = (words?: string) => (
      <p role="status" aria-live="off">
        {words}
      </p>
    )
    expect(await heardBetween(page(), page('Saved.'))).toEqual([])
  })

  it('for hidden text in a region, removed text, and text outside a region', async () => {
    const page = (words?: string) => (
      <>
        <p role="status">
          <span aria-hidden="true">{words}</span>
        </p>
        <p role="alert">{words ? '' : 'Gone.'}</p>
        <p>{words}</p>
      </>
    )
    await heardBetween(<StrictMode>{page()}</StrictMode>, <StrictMode>{page('Saved.')}</StrictMode>)
    expect(ear.heard.filter(({ words }) => words !== 'Gone.')).toEqual([])
  })
})

it('records text twice if two regions contain it', async () => {
  const page = (words?: string) => (
    <>
      <p role="status">{words}</p>
      <p aria-live="polite">{words}</p>
    </>
  )
  expect(await heardBetween(page(), page('Saved.'))).toEqual([polite, polite])
})
