import type { Page } from '@playwright/test'
import type { AuditPage } from '../../design-system/testing/audit/page/rules.ts'
import { company } from '../e2e/onboarding/journey'
import { expect, serverTest as test } from '../e2e/support/test'
import { startSummary } from './audit-page'
import { browsers, type Driver, Session } from './browsers'
import { animationsEnd } from './enter'
import type { Summary } from './findings/evidence'
import { exceptionsFor } from './findings/exceptions'
import { distinctRoutes } from './routes'
import { script } from './script'
import { changesEnd, componentFolders, holdTimers, openStory } from './stories'

declare const audit: AuditPage

const keys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  F8: '\uE038',
}

/** By story: keys, and selectors of what the mouse presses, each with a selector of what has the focus then. */
const interactions: Record<string, [action: string, focused: string][]> = {
  'components--dialog--default': [
    ['Tab', '[aria-haspopup=dialog]'],
    ['Enter', '[role=dialog] button'],
    ['Tab', '[role=dialog] button'],
    ['Escape', 'body:not(:has([role=dialog])) [aria-haspopup=dialog]'],
    ['[aria-haspopup=dialog]', '[role=dialog] button'],
    ['[role=dialog] button', 'body:not(:has([role=dialog])) [aria-haspopup=dialog]'],
  ],
  'components--drawer--default': [
    ['Tab', '[aria-haspopup=dialog]'],
    ['Enter', '[data-slot=drawer] a'],
    ['Escape', '[aria-haspopup=dialog][aria-expanded=false]'],
    ['[aria-haspopup=dialog]', '[data-slot=drawer] a'],
    ['[data-slot=drawer] button', '[aria-haspopup=dialog][aria-expanded=false]'],
  ],
  'components--dropdownmenu--default': [
    ['Tab', '[aria-haspopup=menu]'],
    ['Enter', '[role=menuitem]:first-child'],
    ['ArrowDown', '[role=menuitem]:nth-child(2)'],
    ['End', '[role=menuitem]:last-child'],
    ['Escape', '[aria-haspopup=menu][aria-expanded=false]'],
    ['[aria-haspopup=menu]', '[role=menu] *'],
    ['[role=menuitem]', '[aria-haspopup=menu][aria-expanded=false]'],
  ],
  'components--tabs--default': [
    ['Tab', '[role=tab][aria-selected=true]:first-child'],
    ['ArrowRight', '[role=tab][aria-selected=true]:nth-child(2)'],
    ['End', '[role=tab][aria-selected=true]:last-child'],
    ['Home', '[role=tab][aria-selected=true]:first-child'],
    ['[role=tab]:nth-child(3)', '[role=tab][aria-selected=true]:nth-child(3)'],
  ],
  'components--accordion--default': [
    ['Tab', '[data-slot=accordion-item]:first-child [aria-expanded=false]'],
    ['Enter', '[data-slot=accordion-item]:first-child [aria-expanded=true]'],
    ['Tab', '[data-slot=accordion-item]:nth-child(2) [aria-expanded=false]'],
    [
      '[data-slot=accordion-item]:nth-child(3) button',
      '[data-slot=accordion-item]:nth-child(3) [aria-expanded=true]',
    ],
  ],
  'components--combobox--default': [
    ['Tab', '[role=combobox][aria-expanded=false]'],
    ['ArrowDown', '[role=combobox][aria-expanded=true][aria-activedescendant]'],
    ['Enter', '[role=combobox][aria-expanded=false]'],
    ['[role=combobox] + button', '[role=combobox][aria-expanded=true]'],
    ['[role=option]', '[role=combobox][aria-expanded=false]'],
  ],
  'components--carousel--with-dots': [
    ['Tab', '[data-carousel=previous]'],
    ['Tab', '[data-carousel=next]'],
    ['Enter', ':has([data-slot=carousel-dots] :nth-child(2)[aria-current]) > * > [data-carousel=next]'],
    [
      '[data-carousel=next]',
      ':has([data-slot=carousel-dots] :nth-child(3)[aria-current]) > * > [data-carousel=next]',
    ],
  ],
  'components--toast--on-press': [
    ['Tab', 'body:not(:has([data-slot=toast])) button'],
    ['Enter', 'body:has([data-slot=toast]) button:not([data-slot=toast] *)'],
    ['F8', '[role=region] *'],
    ['Escape', 'body:not(:has([data-slot=toast])) button'],
    ['button', 'body:has([data-slot=toast]) button:not([data-slot=toast] *)'],
    ['[data-slot=toast] button', 'body:not(:has([data-slot=toast])) *'],
  ],
}

/** In the page: the middle of a control, when nothing covers it. */
function middleOf({ selector, name }: { selector: string; name: string }) {
  const controls = [...document.querySelectorAll<HTMLInputElement>(selector)]
  const named = controls.find((one) =>
    (one.labels?.[0] ?? one).textContent.includes(name) ? one.checkVisibility() : false,
  )
  named?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left = 0, top = 0, width = 0, height = 0 } = named?.getBoundingClientRect() ?? {}
  const point = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  return named?.contains(document.elementFromPoint(point.x, point.y)) ? point : null
}

for (const { title, packages, program, start } of browsers)
  test.describe(title, () => {
    const missing = `it is not installed. On Debian: apt-get install ${packages}`
    if (!program) return test(missing, () => test.info().skip(true, missing))
    // In order, so that one worker starts the browser once.
    test.describe.configure({ mode: 'default', timeout: 120_000 })
    let session: Session
    let page: Driver
    test.beforeAll(async () => {
      session = new Session()
      page = await start(program, session)
    })
    test.afterAll(() => session.end())
    test.afterEach(async () => expect(await page.messages(), 'messages in the console').toEqual([]))

    async function auditIn(subject: string, kind: Summary['kind']) {
      if (!(await page.evaluate(() => 'audit' in window))) await page.evaluate(await script(false))
      await page.evaluate(changesEnd)
      await page.evaluate(animationsEnd)
      const { summary, add } = startSummary(subject, kind, page.name, 1)
      summary.url = await page.evaluate(() => location.pathname + location.search)
      const options = { exceptions: exceptionsFor(subject), motion: false, equalAccess: false, focus: true }
      add('light', await page.evaluate((all) => audit.run(all), options))
    }
    const press = (...values: string[]) =>
      page.act({
        type: 'key',
        id: 'keys',
        actions: values.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      })
    async function click(selector: string, name = '') {
      let point: ReturnType<typeof middleOf> = null
      await expect(async () => {
        point = await page.evaluate(middleOf, { selector, name })
        expect(point, `${selector} ${name}`).not.toBeNull()
      }).toPass({ timeout: 20_000 })
      await page.act({
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', ...point!, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })
    }

    test('the free trial to its end', async ({ server }) => {
      await page.open(`${server.url}/pricing`)
      const [main = ''] = await page.windows()
      await click('button', 'Start Free Trial')
      await click('[role=dialog] button', 'Continue with Google')
      await expect.poll(page.windows).toHaveLength(2)
      await page.enter((await page.windows()).find((one) => one !== main)!)
      await click('button', 'Mitali Sen')
      await expect.poll(page.windows).toEqual([main])
      await page.enter(main)
      await click('[role=dialog] button', 'Save & Next')
      for (const [label, value] of Object.entries(company)) {
        await click('[role=dialog] input', label)
        await press(...value)
      }
      await auditIn('onboarding, step 2', 'state')
      await click('[role=dialog] button', 'Save & Next')
      await click('[role=dialog] button', 'Submit & Launch')
      await expect
        .poll(() => page.evaluate(() => location.pathname), { timeout: 30_000 })
        .toBe('/sandbox/application')
    })

    for (const path of distinctRoutes)
      test(path, async ({ server }) => {
        await page.open(server.url + path)
        await auditIn(path, 'route')
      })

    for (const [story, steps] of Object.entries(interactions))
      test(`${story} by keyboard and mouse`, async ({ server }) => {
        await page.open(`${server.url}/design-system/?story=${story}&mode=preview`)
        const isShown = (id: string) => document.documentElement.dataset.shown === id
        await expect.poll(() => page.evaluate(isShown, story)).toBe(true)
        for (const [action, focused] of steps) {
          await (keys[action] ? press(keys[action]) : click(action))
          const withFocus = (selector: string) =>
            document.activeElement!.matches(selector) ? selector : document.activeElement!.outerHTML
          await expect.poll(() => page.evaluate(withFocus, focused), action).toBe(focused)
        }
      })

    test.describe('stories', () => {
      test.beforeAll(async ({ server }) => {
        await page.open(`${server.url}/design-system/?mode=preview&theme=light`)
        await expect
          .poll(() => page.evaluate(() => Boolean(document.documentElement.dataset.shown)))
          .toBe(true)
        await page.evaluate(holdTimers)
      })
      for (const { componentFolder, ids } of componentFolders)
        test(componentFolder, async () => {
          for (const id of ids) {
            await openStory(page as Pick<Page, 'evaluate'>, id)
            await auditIn(id, 'story')
          }
        })
    })
  })
