import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
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

/** The announcements when each `b` of the page gets a text, each template its content, and what is hidden is shown. */
async function announcedOn(html: string) {
  const page = document.body.appendChild(document.createElement('main'))
  onTestFinished(() => page.remove())
  page.innerHTML = html
  await frames(2)
  const { length } = recorder.announcements
  for (const element of page.querySelectorAll('[hidden]')) element.removeAttribute('hidden')
  for (const element of page.querySelectorAll('b')) element.textContent = 'Saved.'
  for (const element of page.querySelectorAll('template')) element.replaceWith(element.content)
  for (const element of page.querySelectorAll('del')) element.remove()
  await frames(4)
  return recorder.announcements.slice(length)
}

const polite = { text: 'Saved.', politeness: 'polite', fault: undefined }
const assertive = { ...polite, politeness: 'assertive' }
const status = '<span role="status"><b></b></span>'
const inserted = 'the region was inserted together with its text'

it.each<[string, html: string, object[]]>([
  ['a status, once', status, [polite]],
  ['an alert', '<div role="alert"><b></b></div>', [assertive]],
  ['an output', '<output><b></b></output>', [polite]],
  ['a region with aria-live', '<div aria-live="polite"><b></b></div>', [polite]],
  ['an alert with aria-live=polite', '<p role="alert" aria-live="polite"><b></b></p>', [polite]],
  ['a transparent status', `<div style="opacity: 0">${status}</div>`, [polite]],
  [
    'the whole status when a part of it changes',
    '<p role="status">Done: <b></b></p>',
    [{ ...polite, text: 'Done: Saved.' }],
  ],
  ['text twice if two regions contain it', `${status}<p aria-live="polite"><b></b></p>`, [polite, polite]],
  [
    'a fault if a region is inserted with its text (radix-ui/primitives#3634)',
    '<template><span role="status">Saved.</span></template>',
    [{ ...polite, fault: inserted }],
  ],
  [
    'a fault in aria-hidden',
    `<div aria-hidden="true">${status}</div>`,
    [{ ...polite, fault: 'aria-hidden' }],
  ],
  [
    'a fault if a region is hidden until it has text',
    `<div hidden>${status}</div>`,
    [{ ...polite, fault: 'it is not displayed' }],
  ],
  [
    'a fault in a button',
    `<button>${status}</button>`,
    [{ ...polite, fault: 'it is inside button, which is read as one text' }],
  ],
  [
    'a fault in a region that is busy',
    `<div aria-busy="true">${status}</div>`,
    [{ ...polite, fault: 'the region is busy' }],
  ],
  [
    'nothing with aria-live=off and any role (radix-ui/primitives#3634)',
    '<p role="status" aria-live="off"><b></b></p>',
    [],
  ],
  [
    'nothing for hidden text in a region, removed text, and text outside a region',
    '<p role="status"><b aria-hidden="true"></b></p><p aria-live="polite"><del>Gone.</del></p><b></b>',
    [],
  ],
])('records %s', async (_, html, announcements) => {
  expect(await announcedOn(html)).toEqual(announcements)
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
