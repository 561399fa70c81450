import { cleanup, render, screen } from '@testing-library/react'
import { type ReactElement, useEffect, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { recordAnnouncements } from './announcements.ts'
import { danglingIds, repeatedIds, whyHidden } from './exposed.ts'
import { markupFaults } from './markup.ts'
import { frames } from './page.tsx'

describe('hidden content', () => {
  const words = '<span>Words</span>'

  it.each<[string, html: string, string | undefined]>([
    ['aria-hidden', `<div aria-hidden="true">${words}</div>`, 'aria-hidden'],
    ['inert', `<div inert>${words}</div>`, 'inert'],
    ['hidden', `<div hidden>${words}</div>`, 'it is not displayed'],
    ['visibility', `<div style="visibility: hidden">${words}</div>`, 'it is not displayed'],
    ['skipped content', `<div style="content-visibility: hidden">${words}</div>`, 'it is not displayed'],
    ['closed details', `<details>${words}</details>`, 'it is not displayed'],
    ['opacity', `<div style="opacity: 0">${words}</div>`, undefined],
    ['a position off the screen', `<div style="position: absolute; left: -9999px">${words}</div>`, undefined],
  ])('knows whether %s hides content', (_, html, reason) => {
    document.body.innerHTML = html
    expect(whyHidden(screen.getByText('Words'))).toBe(reason)
  })

  it('detects content behind a modal dialog, and not content inside it', () => {
    render(
      <>
        <p>Behind</p>
        <dialog ref={(dialog) => dialog?.showModal()}>Inside</dialog>
      </>,
    )
    expect(whyHidden(screen.getByText('Behind'))).toBe('it is behind a modal dialog')
    expect(whyHidden(screen.getByText('Inside'))).toBeUndefined()
    expect(whyHidden(document.createElement('p'))).toBe('it is not in the page')
  })
})

describe('ids', () => {
  const page = (html: string) => {
    const root = document.createElement('div')
    root.innerHTML = html
    return root
  }

  it.each(['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'for', 'popovertarget'])(
    'finds a missing id that %s refers to',
    (name) => {
      expect(danglingIds(page(`<p id="a">A</p><label ${name}="a b">Text</label>`))).toEqual([
        `${name}="b" on <label>Text</label>`,
      ])
    },
  )

  it('finds duplicate ids', () => {
    expect(repeatedIds(page('<p id="a"></p><p id="b"></p><p id="a"></p>'))).toEqual(['a'])
  })

  it('accepts ids that need escaping in a selector', () => {
    expect(danglingIds(page('<p id=":r1:.2"></p><label for=":r1:.2"></label>'))).toEqual([])
  })
})

describe('server markup', () => {
  it('has no faults if it is valid, and keeps input to native controls before hydration', () => {
    const page = (
      <form method="post" action="#">
        <ul>
          <li>
            <label htmlFor="name">Name</label>
            <input id="name" name="name" defaultValue="Asha" required />
            <br />
            {'a < b & c'}
          </li>
        </ul>
        <input type="checkbox" aria-label="News" />
        <select aria-label="Plan">
          <option>Free</option>
          <option>Paid</option>
        </select>
      </form>
    )
    expect(markupFaults(page)).toEqual([])
  })

  const block = <div>Text</div>
  const button = <button type="button">Go</button>
  const paragraph = <p>One</p>
  it.each<[string, () => ReactElement, RegExp]>([
    ['a block inside a paragraph', () => <p>{block}</p>, /the browser moves elements/],
    [
      'a button inside a link',
      () => <a href="/">{button}</a>,
      /^<button>Go<\/button> is a control inside a control/,
    ],
    ['a list with a child that is not an item', () => <ul>{paragraph}</ul>, /^<p>One<\/p> is in a list/],
    [
      'a duplicate id',
      () => (
        <p id="a">
          <b id="a" />
        </p>
      ),
      /the id a$/,
    ],
    [
      'a reference to a missing description',
      () => <p aria-describedby="missing" />,
      /^aria-describedby="missing"/,
    ],
    ['a list of tabs without a tab stop', () => <div role="tablist" />, /no tab stop before hydration$/],
  ])('has a fault: %s', (_name, page, fault) => {
    expect(markupFaults(page())).toContainEqual(expect.stringMatching(fault))
  })

  it('has a fault if hydration replaces a control and its value is lost', () => {
    const Replaced = () => {
      const [turn, setTurn] = useState(0)
      useEffect(() => setTurn(1), [])
      return <input key={turn} aria-label="Name" />
    }
    expect(markupFaults(<Replaced />)).toEqual(['<input></input> is replaced during hydration'])
  })

  it('has a fault if hydration overwrites typed text', () => {
    expect(markupFaults(<textarea name="note" aria-label="Note" defaultValue="Dear parents" />)).toEqual([
      'input before hydration in note is lost: early, then Dear parents',
    ])
  })

  it('has a fault if the client renders something else', () => {
    const Random = () => <p>{Math.random()}</p>
    expect(markupFaults(<Random />)).toContainEqual(expect.stringMatching(/hydrat/i))
  })
})

describe('announcements', () => {
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
})
