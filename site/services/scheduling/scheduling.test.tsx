import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listen, providerFor, type SchedulingProvider } from './scheduling'

const place = { origin: 'https://kaksha.example', hostname: 'kaksha.example' }

describe('the calendar for an address', () => {
  it('is the sandbox where no address is set, served by this site', () => {
    const provider = providerFor('')!
    expect(provider.sandbox).toBe(true)
    expect(provider.address(place)).toBe('https://kaksha.example/sandbox/calendar')
    expect(provider.origin(place)).toBe('https://kaksha.example')
  })

  it('is Calendly for an address of theirs, with our domain in it', () => {
    const provider = providerFor('https://calendly.com/kaksha/demo?month=2026-12')!
    expect(provider).toMatchObject({ name: 'Calendly', host: 'calendly.com', sandbox: false })
    expect(provider.address(place)).toBe(
      'https://calendly.com/kaksha/demo?month=2026-12&embed_domain=kaksha.example&embed_type=Inline',
    )
    expect(provider.origin(place)).toBe('https://calendly.com')
  })

  it.each([
    'https://calendly.com.evil.example/x',
    'http://calendly.com/kaksha',
    'https://times.example/book',
    'no address',
  ])('is none for %s: it is linked', (address) => {
    expect(providerFor(address)).toBeNull()
  })
})

describe('messages of Calendly', () => {
  const provider = providerFor('https://calendly.com/kaksha/demo')!
  it.each([
    [{ event: 'calendly.event_type_viewed' }, { kind: 'ready' }],
    [{ event: 'calendly.profile_page_viewed' }, { kind: 'ready' }],
    [
      { event: 'calendly.page_height', payload: { height: '912px' } },
      { kind: 'height', pixels: 912 },
    ],
    [{ event: 'calendly.event_scheduled', payload: { event: { uri: 'x' } } }, { kind: 'booked' }],
    [{ event: 'calendly.date_and_time_selected' }, undefined],
    [{ event: 'calendly.page_height' }, undefined],
    [{ event: 'calendly.page_height', payload: null }, undefined],
    [{ event: ['calendly.event_scheduled'] }, undefined],
    ['calendly.event_scheduled', undefined],
    [null, undefined],
  ])('%o', (data, event) => expect(provider.read(data)).toEqual(event))

  it('reads nothing else as a height', () => {
    for (const height of [undefined, '', 'NaNpx', '-912px', '1e9px', '999999px', '912%', 912, [912]])
      expect(provider.read({ event: 'calendly.page_height', payload: { height } })).toBeUndefined()
  })
})

describe('listening', () => {
  const frame = document.createElement('iframe')
  const onEvent = vi.fn()
  const provider: SchedulingProvider = { ...providerFor('')!, origin: () => 'https://calendar.example' }
  let stop = () => {}
  const receive = (init: MessageEventInit) =>
    dispatchEvent(
      new MessageEvent('message', {
        origin: 'https://calendar.example',
        source: frame.contentWindow,
        data: { type: 'sandbox-calendar', event: { kind: 'booked' } },
        ...init,
      }),
    )

  beforeEach(() => {
    document.body.append(frame)
    onEvent.mockReset()
    stop = listen(provider, frame, onEvent)
  })
  afterEach(() => {
    stop()
    frame.remove()
  })

  it('accepts messages of the calendar in the frame', () => {
    receive({})
    expect(onEvent).toHaveBeenCalledExactlyOnceWith({ kind: 'booked' })
  })

  it.each<[string, MessageEventInit]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['an origin with the same prefix', { origin: 'https://calendar.example.evil.example' }],
    ['another scheme', { origin: 'http://calendar.example' }],
    ['another port', { origin: 'https://calendar.example:8443' }],
    ['a subdomain', { origin: 'https://a.calendar.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['this site', { origin: location.origin }],
    ['another window', { source: window }],
    ['no window', { source: null }],
    ['the calendar with another type', { data: { type: 'other' } }],
  ])('ignores messages of %s', (_, init) => {
    receive(init)
    expect(onEvent).not.toHaveBeenCalled()
  })

  it('ignores messages without a window after the frame is removed', () => {
    frame.remove()
    receive({ source: null })
    expect(onEvent).not.toHaveBeenCalled()
  })

  it('stops', () => {
    stop()
    receive({})
    expect(onEvent).not.toHaveBeenCalled()
  })
})
