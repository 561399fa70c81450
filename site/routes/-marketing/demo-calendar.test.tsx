import '../../styles.css'
import { cleanup, render, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { providerFor, type SchedulingProvider } from '../../services/scheduling/scheduling'
import DemoCalendar from './demo-calendar.island'

const address = location.href
/** A company's calendar, in a frame that loads nothing. */
const company: SchedulingProvider = {
  ...providerFor('https://calendly.com/kaksha/demo')!,
  address: () => 'about:blank',
}
const frame = () => document.querySelector('iframe')
const arrive = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)

/** Simulates a loaded page: first the markup, then the script. */
function load(provider: SchedulingProvider = company) {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<DemoCalendar provider={provider} />)
  expect(page.querySelector('iframe')).toBeNull()
  document.body.append(page)
  const errors: unknown[] = []
  render(<DemoCalendar provider={provider} />, {
    container: page,
    hydrate: true,
    onRecoverableError: (error: unknown) => errors.push(error),
  })
  expect(errors).toEqual([])
}

beforeEach(() => void arrive('https://search.example/'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  history.replaceState(null, '', address)
})

describe('a visitor who wants to book', () => {
  it('finds it open only once the style sheet has loaded, which its parts need', async () => {
    history.replaceState(null, '', '#book')
    let arriveStyles = () => {}
    const loadStylesheet = vi.fn(() => new Promise<void>((resolve) => (arriveStyles = resolve)))
    vi.stubGlobal('bootstrap', { loadStylesheet })
    load()
    await waitFor(() => expect(loadStylesheet).toHaveBeenCalled())
    expect(frame()).toBeNull()
    arriveStyles()
    await waitFor(() => expect(frame()).not.toBeNull())
  })

  it('has to press the button after arriving from another site', () => {
    arrive('')
    const loadStylesheet = vi.fn(() => Promise.resolve())
    vi.stubGlobal('bootstrap', { loadStylesheet })
    load()
    // Whoever has asked gets the calendar after the style sheet.
    expect(loadStylesheet).not.toHaveBeenCalled()
    expect(frame()).toBeNull()
  })
})

it('names the company and the host of its calendar', () => {
  const html = renderToString(<DemoCalendar provider={company} />)
  expect(html).toContain('The calendar is a page of Calendly.')
  expect(html).toContain('fetches it from calendly.com only when you press')
})

it('offers the same ways without JavaScript, and no sandbox calendar', () => {
  const html = (provider: SchedulingProvider) => renderToString(<DemoCalendar provider={provider} />)
  const ways = html(company).match(/data-noscript="show"[\s\S]*?<\/div>/)?.[0]
  expect(ways).toContain('href="https://calendly.com/kaksha/demo"')
  expect(ways).toContain('href="mailto:')
  expect(ways).toContain('href="https://wa.me/')
  expect(html(providerFor('')!)).not.toContain('Open the calendar')
})

it('links to a calendar that cannot be embedded', () => {
  const html = renderToString(<DemoCalendar provider={null} />)
  expect(html).toContain('Choose a time online')
})
