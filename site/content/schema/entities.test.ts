// The full Zod installs its English messages globally; the server loads it, and so may a build.
import 'zod'
import { describe, expect, it } from 'vitest'
import { after } from './draft.fixture'
import { entities } from './entities'

/** Errors in one entity: where, the value, and the message. */
const wrong: [file: string, at: string, value: unknown, todo: RegExp][] = [
  ['plans', 'plans[1].price', -5, /or -1 to hide it/],
  ['plans', 'plans[1].price', 1.005, /whole paise/],
  ['plans', 'plans[1].price', '499', /Give a number/],
  ['plans', 'plans[0].code', 'free', /two capital letters/],
  ['plans', 'plans[0].features', ['One', 'One'], /remove the repeated one/],
  ['plans', 'plans[0].buttonClass', 'btn-primary', /primary or outline/],
  ['plans', 'plans[0].popular', 'yes', /true or false/],
  ['plans', 'plans', [], /at least 1/],
  ['faq', 'faq[0].question', 'Is it free', /question mark/],
  ['faq', 'faq[0].answer', 'Yes, it is free', /full stop/],
  ['faq', 'faq[0].answer', `${'Yes. '.repeat(100)}`.trim(), /Shorten it/],
  ['features', 'featureGroups[0].id', 'Fees & more', /part of an address/],
  ['features', 'featureGroups[0].image', 'photo', /an object that is drawn/],
  ['features', 'featureCards[0].colour', '#ffb118', /marigold, river, leaf or terra/],
  ['services', 'services[0].icon', 'Layout Template', /Name an icon/],
  ['testimonials', 'testimonials[0].sample', undefined, /true or false/],
  ['home/stats', 'stats[0].value', 'ten', /Give a figure/],
  ['home/stats', 'stats', [], /at least 4/],
  ['steps', 'steps[0].iconColor', 'blue', /marigold, river/],
  ['pages', 'pages[1].path', '/about/', /without a slash at the end/],
  ['pages', 'pages[1].h1', '', /at least 1/],
  ['legal', 'terms.updated.iso', '2026-02-30', /a day that exists/],
  ['legal', 'terms.sections[0].id', '1 Who', /part of an address/],
  ['home/partners', 'partners[0].mark', 'Shaluk!', /part of an address/],
  ['brand', 'brand.email', 'hello at kaksha', /VITE_CONTACT_EMAIL/],
  ['brand', 'brand.phone', '98300 00000', /VITE_WHATSAPP_NUMBER/],
  ['brand', 'brand.appDomain', 'https://kaksha.example', /VITE_APP_DOMAIN/],
  ['brand', 'brand.adminUrl', 'http://admin.kaksha.example/', /begins with https/],
  ['brand', 'brand.socials[0].href', 'facebook', /begins with https/],
  ['video/video', 'demoVideo', { webm: 'journey.webm' }, /./],
]

describe('one entity', () => {
  it.each(wrong)('%s.ts: %s cannot be %j', (file, at, value, todo) => {
    const keys = at.split(/[.[\]]+/).filter(Boolean)
    const last = keys.pop() ?? ''
    const problems = after((draft) => {
      keys.reduce((part, key) => part[key], draft[file])[last] = value
    })
    expect(problems.length).toBeGreaterThan(0)
    expect(problems[0]).toContain(`content/${file}.ts: ${at}`)
    expect(problems[0]).toMatch(todo)
  })

  it('reports a field that nothing reads', () => {
    expect(after((draft) => (draft.plans.plans[0].colour = 'red'))).toEqual([
      'content/plans.ts: plans[0] is an object. Nothing reads colour: take it out, or add it to content/schema/entities.ts.',
    ])
  })

  it('is tested with an error in every file that has entities', () => {
    expect([...new Set(wrong.map(([file]) => file))].sort()).toEqual(Object.keys(entities).sort())
  })

  it('checks the fields of a recording', () => {
    const recording = {
      webm: '/demo/journey.webm',
      mp4: '/demo/journey.mp4',
      poster: '/demo/journey.webp',
      captions: '/demo/journey.vtt',
      seconds: 40,
    }
    const video = {
      ...recording,
      phone: recording,
      transcript: 'A teacher opens the setup guide and presses the button.',
      recorded: '2026-11-21',
    }
    const set = (change: object) =>
      after((draft) => (draft['video/video'].demoVideo = { ...video, ...change }))
    expect(set({})).toEqual([])
    expect(set({ recorded: '2026-13-01' })[0]).toMatch(/a day that exists/)
    expect(set({ seconds: 0 })[0]).toMatch(/in seconds/)
    expect(set({ phone: { ...recording, seconds: 0 } })[0]).toMatch(/in seconds/)
    expect(set({ mp4: 'https://elsewhere.example/journey.mp4' })[0]).toMatch(/below site\/public/)
  })
})
