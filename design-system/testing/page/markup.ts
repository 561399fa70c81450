import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { brief, danglingIds, repeatedIds } from './exposed.ts'

const interactive = 'a[href], button, input:not([type=hidden]), select, textarea, label, summary, [tabindex]'

/** The elements in document order, each with its depth, to compare the results of two parsers. */
const outline = (root: Element, depth = 0): string[] =>
  [...root.children].flatMap((child) => [
    `${depth} ${child.localName.toLowerCase()}`,
    ...outline(child, depth + 1),
  ])

/** The HTML parser corrects invalid nesting, the XML parser does not. A difference means invalid nesting. */
function nestingFaults(html: string, page: Element) {
  const written = new DOMParser().parseFromString(
    `<div xmlns="http://www.w3.org/1999/xhtml">${html}</div>`,
    'application/xhtml+xml',
  )
  if (written.querySelector('parsererror')) return ['the markup is not well formed']
  const asWritten = outline(written.documentElement)
  const asParsed = outline(page)
  const first = asWritten.findIndex((line, index) => line !== asParsed[index])
  if (first < 0 && asWritten.length === asParsed.length) return []
  return [`the browser moves elements that are nested wrongly, near ${asWritten.at(first)}`]
}

/** Composite widgets, in which arrow keys move between the items, so that one item is the tab stop. */
const composites = ['tablist', 'radiogroup', 'toolbar', 'menubar', 'menu', 'listbox', 'tree', 'grid']

/** Composite widgets that Tab skips before hydration: none of their controls is a tab stop. */
const withoutTabStop = (page: Element) =>
  [...page.querySelectorAll<HTMLElement>(composites.map((role) => `[role=${role}]`).join())].filter(
    (list) => ![list, ...list.querySelectorAll<HTMLElement>(interactive)].some((one) => one.tabIndex >= 0),
  )

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isSet = (control: Control) =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** The value or the checked state of a control, as text. */
const inside = (control: Control) =>
  isSet(control) ? String((control as HTMLInputElement).checked) : control.value

/** Input types whose value users do not type. */
const unwritten = ['hidden', 'submit', 'button', 'reset', 'image', 'file']

/** Changes a control as a user would before hydration. */
function use(control: Control) {
  if (control.matches(':disabled, [readonly]')) return
  if (control instanceof HTMLSelectElement)
    control.selectedIndex = (control.selectedIndex + 1) % control.options.length
  else if (isSet(control)) (control as HTMLInputElement).checked = !(control as HTMLInputElement).checked
  else if (control.type === 'range' || control.type === 'number') control.value = '3'
  else if (!unwritten.includes(control.type)) control.value = 'early'
}

const operable = 'a, button, input, select, textarea, label, summary, details, form'

/**
 * Does everything that a user can do before hydration: types, selects, opens details. Returns a function that reports
 * what was lost after hydration, one line each. If hydration replaces a control, its value is lost, and so is a click
 * that was queued for it.
 */
function actEarly(page: Element) {
  const controls = [...page.querySelectorAll<Control>('input, select, textarea')]
  const detailsElements = [...page.querySelectorAll('details')]
  controls.forEach(use)
  for (const details of detailsElements) details.open = !details.open
  const left = controls.map(inside)
  const open = detailsElements.map((details) => details.open)
  // Nobody can use what is in a closed dialog.
  const elements = [...page.querySelectorAll(operable)].filter((one) => !one.closest('dialog:not([open])'))
  return () => [
    ...elements.filter((one) => !one.isConnected).map((one) => `${brief(one)} is replaced during hydration`),
    ...controls.flatMap((one, index) =>
      inside(one) === left[index]
        ? []
        : `input before hydration in ${one.name || one.type} is lost: ${left[index]}, then ${inside(one)}`,
    ),
    ...detailsElements
      .filter((details, index) => details.open !== open[index])
      .map((one) => `${brief(one)} goes back`),
  ]
}

/** Console errors and recoverable errors during hydration, and user input that was lost. */
function hydration(ui: ReactElement, page: HTMLElement) {
  const errors: string[] = []
  const console_ = vi.spyOn(console, 'error').mockImplementation((...args) => {
    errors.push(args.map(String).join(' ').slice(0, 400))
  })
  const onRecoverableError = (error: unknown) => errors.push(String(error))
  document.body.append(page)
  const lost = actEarly(page)
  const { unmount } = render(ui, { container: page, hydrate: true, onRecoverableError })
  errors.push(...lost())
  unmount()
  page.remove()
  console_.mockRestore()
  return errors
}

/**
 * Faults in server-rendered markup, one line each: invalid nesting, a control inside a control, duplicate or missing
 * ids, a composite widget without a tab stop, hydration mismatches, and user input before hydration that is lost.
 */
export function markupFaults(ui: ReactElement) {
  cleanup()
  const html = renderToString(ui)
  const page = document.createElement('div')
  page.innerHTML = html
  const within = [...page.querySelectorAll(':is(a[href], button) *')].filter((inner) =>
    inner.matches(interactive),
  )
  const lists = [...page.querySelectorAll('ul > :not(li, script, template), ol > :not(li, script, template)')]
  return [
    ...nestingFaults(html, page),
    ...within.map((inner) => `${brief(inner)} is a control inside a control`),
    ...lists.map((item) => `${brief(item)} is in a list and is no item of it`),
    ...withoutTabStop(page).map((list) => `${brief(list)} has no tab stop before hydration`),
    ...repeatedIds(page).map((id) => `more than one element has the id ${id}`),
    // Content in a portal is rendered in the browser only, so aria-controls of its trigger refers to nothing before.
    ...danglingIds(page).filter((fault) => !fault.startsWith('aria-controls')),
    ...hydration(ui, page),
  ]
}

/**
 * Tests the server-rendered markup of a component: valid nesting, unique ids, no dangling references, a tab stop in
 * each composite widget, and hydration without a mismatch.
 *
 * @example testServerMarkup(<FirstOpen />)
 */
export function testServerMarkup(ui: ReactElement) {
  it('has valid server markup and hydrates without a mismatch', () => {
    expect(markupFaults(ui)).toEqual([])
  })
}
