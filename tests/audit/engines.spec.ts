import { expect, test } from '@playwright/test'
import type { AuditPage } from '../../design-system/testing/audit/page/rules.ts'
import type { Entry } from './findings/exceptions'
import { invisibleFocus } from './focus-ring'
import { auditWith, button, large, show } from './measurements.fixture'
import { faults } from './script'

declare const audit: AuditPage

const picture = (id: string) =>
  `<img id="${id}" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==">`

test('axe findings are reported, as a fault or as a question', async ({ page }) => {
  await show(page, picture('one'))
  const { findings, rules } = await auditWith(page)
  expect(findings).toMatchObject([
    { engine: 'axe', rule: 'image-alt', kind: 'fault', criteria: ['1.1.1'], selector: '#one' },
  ])
  expect(rules.axe).toBeGreaterThan(80)
  await show(page, '<p style="background: linear-gradient(#fff, #000)">Words on it</p>')
  expect((await auditWith(page)).findings).toMatchObject([{ rule: 'color-contrast', kind: 'question' }])
})

test('axe checks the colours that are painted in forced colors mode', async ({ page }) => {
  const pale = '<p style="color: #ccc; -webkit-text-fill-color: #ccc">Pale words</p>'
  await show(page, pale)
  expect((await auditWith(page)).findings).toMatchObject([{ rule: 'color-contrast', kind: 'fault' }])
  await page.emulateMedia({ forcedColors: 'active' })
  await show(page, pale)
  expect((await auditWith(page)).findings).toEqual([])
})

test('IBM Equal Access reports its findings, and does not check frames', async ({ page }) => {
  await show(page, picture('one'))
  const { findings, rules } = await auditWith(page, { equalAccess: true })
  expect(findings).toContainEqual(
    expect.objectContaining({
      engine: 'equal-access',
      rule: 'img_alt_valid/fail_no_alt',
      kind: 'fault',
      criteria: ['1.1.1'],
    }),
  )
  expect(rules['equal-access']).toBeGreaterThan(20)
  await show(page, `<iframe title="A frame" srcdoc='${picture('one')}'></iframe>`)
  const inFrame = (await auditWith(page, { equalAccess: true })).findings.map(({ rule }) => rule)
  expect(inFrame).not.toContainEqual(expect.stringContaining('img_alt_valid'))
})

test('in a later display mode only the rules run whose result can differ', async ({ page }) => {
  const style = '<style>a { display: inline-block; padding: 30px }</style>'
  const links = '<nav><a href="#a">a</a><a href="#b">b</a></nav>'
  await show(page, `${style}${picture('one')}<p>Words</p>${links}`)
  const rules = async (style: string, auditedBefore: boolean, recoloured = false) => {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(text)
      document.adoptedStyleSheets = [sheet]
    }, style)
    const { findings } = await auditWith(page, { equalAccess: true, auditedBefore, recoloured })
    return [...new Set(findings.map(({ engine, rule }) => `${engine} ${rule.split('/')[0]}`))]
  }
  const small = 'a { padding: 0 }'
  const pale = 'p { color: #ccc }'
  const alt = ['axe image-alt', 'equal-access img_alt_valid']
  expect(await rules('', false)).toEqual(expect.arrayContaining(alt))
  expect(await rules('', true), 'the same markup').toEqual([])
  expect(await rules(small, true), 'smaller').toContain('axe target-size')
  expect(await rules(pale, true), 'the same colours').toEqual([])
  expect(await rules(pale, true, true), 'other colours').toEqual(['axe color-contrast'])
  const hidden = await rules('p { display: none }', true)
  expect(hidden, 'other elements').toEqual(expect.arrayContaining(alt))
  expect(await rules('', false), 'another subject').toEqual(expect.arrayContaining(alt))
})

test('an exception matches one rule, of one kind, at the elements it names', async ({ page }) => {
  const entry: Entry = {
    id: 'a-picture',
    engine: 'axe',
    rule: 'image-alt',
    kind: 'fault',
    where: ['*'],
    element: '#one',
    reason: 'A picture for a test.',
    concerns: 'component',
    since: '2026-01-01',
    expires: '2026-12-31',
  }
  const matching = async (change: Partial<Entry>) => {
    const { findings } = await auditWith(page, { exceptions: [{ ...entry, ...change }] })
    return findings.map(({ exception }) => exception)
  }
  await show(page, picture('one') + picture('two'))
  expect(await matching({})).toEqual(['a-picture', undefined])
  expect(await matching({ element: 'main > img' })).toEqual(['a-picture', 'a-picture'])
  const none = [undefined, undefined]
  expect(await matching({ element: 'main' }), 'its parent').toEqual(none)
  expect(await matching({ rule: 'region' }), 'another rule').toEqual(none)
  expect(await matching({ kind: 'question' }), 'another kind').toEqual(none)
  expect(await matching({ engine: 'layout' }), 'another engine').toEqual(none)
})

test('an exception matches a focus ring too', async ({ page }) => {
  await show(page, `<style>:focus-visible { outline: none }</style>${button(large, 'id="one"')}`)
  const entry = { engine: 'focus', rule: 'ring', kind: 'fault', element: '#one', id: 'a-ring' } as Entry
  expect(await invisibleFocus(page, new Set(), [entry])).toMatchObject([{ exception: 'a-ring' }])
})

test('an exception matches at more sizes too', async ({ page }) => {
  await show(page, '<h2 id="one" style="width: 60px; overflow-wrap: anywhere">Accessibility</h2>')
  const entry = { engine: 'layout', rule: 'broken-word', kind: 'fault', element: '#one' } as Entry
  const found = (entries: Entry[]) => page.evaluate((exceptions) => audit.atThisWidth(exceptions), entries)
  expect(await found([])).toEqual([expect.stringContaining('Accessibility')])
  expect(await found([{ ...entry, id: 'a-word' }])).toEqual([])
})

test('checks of other sites report faults in their own part only', async ({ page }) => {
  await show(page, `<div id="part">${picture('one')}</div>${picture('two')}`)
  expect(await faults(page, '#part')).toEqual([expect.stringContaining('axe, image-alt: <img id="one"')])
  expect(await faults(page)).toHaveLength(2)
})
