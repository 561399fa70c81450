import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
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

type Page = (text?: string) => ReactNode

/** The announcements when the text is added to the page. */
async function announcedOn(page: Page) {
  const { rerender } = render(page())
  await frames(2)
  const { length } = recorder.announcements
  rerender(page('Saved.'))
  await frames(4)
  return recorder.announcements.slice(length)
}

const polite = { text: 'Saved.', politeness: 'polite', fault: undefined }
const assertive = { ...polite, politeness: 'assertive' }
const status: Page = (text) => <span role="status">{text}</span>
const inserted = 'the region was inserted together with its text'

it.each<[string, Page, object[]]>([
  ['a status, once', status, [polite]],
  ['an alert', (text) => <div role="alert">{text}</div>, [assertive]],
  ['an output', (text) => <output>{text}</output>, [polite]],
  ['a region with aria-live', (text) => <div aria-live="polite">{text}</div>, [polite]],
  [
    'an alert with aria-live=polite',
    (text) => (
      <p role="alert" aria-live="polite">
        {text}
      </p>
    ),
    [polite],
  ],
  ['a transparent status', (text) => <div style={{ opacity: 0 }}>{status(text)}</div>, [polite]],
  [
    'the whole status when a part of it changes',
    (text) => <p role="status">Done: {text}</p>,
    [{ ...polite, text: 'Done: Saved.' }],
  ],
  [
    'text twice if two regions contain it',
    (text) => (
      <>
        {status(text)}
        <p aria-live="polite">{text}</p>
      </>
    ),
    [polite, polite],
  ],
  [
    'a fault if a region is inserted with its text (radix-ui/primitives#3634)',
    (text) => text && status(text),
    [{ ...polite, fault: inserted }],
  ],
  [
    'a fault in aria-hidden',
    (text) => <div aria-hidden="true">{status(text)}</div>,
    [{ ...polite, fault: 'aria-hidden' }],
  ],
  [
    'a fault if a region is hidden until it has text',
    (text) => <div hidden={!text}>{status(text)}</div>,
    [{ ...polite, fault: 'it is not displayed' }],
  ],
  [
    'a fault in a button',
    (text) => <button type="button">{status(text)}</button>,
    [{ ...polite, fault: 'it is inside button, which is read as one text' }],
  ],
  [
    'a fault in a region that is busy',
    (text) => <div aria-busy={Boolean(text)}>{status(text)}</div>,
    [{ ...polite, fault: 'the region is busy' }],
  ],
  [
    'nothing with aria-live=off and any role (radix-ui/primitives#3634)',
    (text) => (
      <p role="status" aria-live="off">
        {text}
      </p>
    ),
    [],
  ],
  [
    'nothing for hidden text in a region, removed text, and text outside a region',
    (text) => (
      <>
        <p role="status">
          <span aria-hidden="true">{text}</span>
        </p>
        <p aria-live="polite">{!text && 'Gone.'}</p>
        <p>{text}</p>
      </>
    ),
    [],
  ],
])('records %s', async (_, page, announcements) => {
  expect(await announcedOn(page)).toEqual(announcements)
})

it('records a fault if a region is filled before its first frame', async () => {
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  document.body.append(region)
  await Promise.resolve()
  region.textContent = 'Saved.'
  await frames(3)
  region.remove()
  expect(recorder.announcements).toEqual([{ ...polite, fault: inserted }])
})

it('records each of two messages', async () => {
  const log = (...items: string[]) => (
    <div role="log">
      {items.map((item) => (
        <p key={item}>{item}</p>
      ))}
    </div>
  )
  const { rerender } = render(log())
  await frames(2)
  rerender(log('One'))
  await frames(2)
  rerender(log('One', 'Two'))
  await vi.waitFor(() => expect(recorder.announcements.map(({ text }) => text)).toEqual(['One', 'Two']))
})
