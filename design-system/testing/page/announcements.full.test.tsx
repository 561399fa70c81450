import { cleanup, render } from '@testing-library/react'
import { type ReactNode, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordAnnouncements } from './announcements.ts'
import { frames } from './page.tsx'

let recorder: ReturnType<typeof recordAnnouncements>
beforeEach(() => {
  recorder = recordAnnouncements()
})
afterEach(() => {
  recorder.stop()
  cleanup()
})

/** The announcements when `first` is re-rendered as `later`. */
const announcedBetween = async (first: ReactNode, later: ReactNode) => {
  const { rerender } = render(first)
  await frames(2)
  rerender(later)
  await frames(4)
  return recorder.announcements
}

const polite = { text: 'Saved.', politeness: 'polite', fault: undefined }

describe('records', () => {
  it.each([
    ['a status', (text?: string) => <div role="status">{text}</div>, 'polite'],
    ['an alert', (text?: string) => <div role="alert">{text}</div>, 'assertive'],
    ['an output', (text?: string) => <output>{text}</output>, 'polite'],
    ['a region with aria-live', (text?: string) => <div aria-live="polite">{text}</div>, 'polite'],
    [
      'an alert with aria-live=polite',
      (text?: string) => (
        <p role="alert" aria-live="polite">
          {text}
        </p>
      ),
      'polite',
    ],
    [
      'a transparent status',
      (text?: string) => (
        <p role="status" style={{ opacity: 0 }}>
          {text}
        </p>
      ),
      'polite',
    ],
  ])('%s, once', async (_name, region, politeness) => {
    expect(await announcedBetween(region(), region('Saved.'))).toEqual([{ ...polite, politeness }])
  })

  it('the whole status when a part of it changes', async () => {
    const count = (done: number) => <p role="status">Saved {done} of 2.</p>
    const announcements = await announcedBetween(count(1), count(2))
    expect(announcements.at(-1)).toEqual({ ...polite, text: 'Saved 2 of 2.' })
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
    await vi.waitFor(() => expect(recorder.announcements.map(({ text }) => text)).toEqual(['One', 'Two']))
  })
})

describe('records a fault for', () => {
  it('a region that is inserted with its text, as in radix-ui/primitives#3634', async () => {
    expect(await announcedBetween(<p>…</p>, <p role="status">Saved.</p>)).toEqual([
      { ...polite, fault: 'the region was inserted together with its text' },
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
    expect(recorder.announcements).toEqual([
      { ...polite, fault: 'the region was inserted together with its text' },
    ])
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
    const page = (text?: string) => around(<span role="status">{text}</span>)
    expect(await announcedBetween(page(), page('Saved.'))).toEqual([{ ...polite, fault }])
  })

  it('a region that is hidden until it has text', async () => {
    const page = (text?: string) => (
      <p role="status" hidden={!text}>
        {text}
      </p>
    )
    expect(await announcedBetween(page(), page('Saved.'))).toEqual([
      { ...polite, fault: 'it is not displayed' },
    ])
  })

  it('a region that is busy', async () => {
    const page = (text?: string) => (
      <p role="status" aria-busy={Boolean(text)}>
        {text}
      </p>
    )
    expect(await announcedBetween(page(), page('Saved.'))).toEqual([
      { ...polite, fault: 'the region is busy' },
    ])
  })
})

describe('records nothing', () => {
  it('for a region with aria-live=off and any role, as in radix-ui/primitives#3634', async () => {
    const page = (text?: string) => (
      <p role="status" aria-live="off">
        {text}
      </p>
    )
    expect(await announcedBetween(page(), page('Saved.'))).toEqual([])
  })

  it('for hidden text in a region, removed text, and text outside a region', async () => {
    const page = (text?: string) => (
      <>
        <p role="status">
          <span aria-hidden="true">{text}</span>
        </p>
        <p role="alert">{text ? '' : 'Gone.'}</p>
        <p>{text}</p>
      </>
    )
    await announcedBetween(<StrictMode>{page()}</StrictMode>, <StrictMode>{page('Saved.')}</StrictMode>)
    expect(recorder.announcements.filter(({ text }) => text !== 'Gone.')).toEqual([])
  })
})

it('records text twice if two regions contain it', async () => {
  const page = (text?: string) => (
    <>
      <p role="status">{text}</p>
      <p aria-live="polite">{text}</p>
    </>
  )
  expect(await announcedBetween(page(), page('Saved.'))).toEqual([polite, polite])
})
