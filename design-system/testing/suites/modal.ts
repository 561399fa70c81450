import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { type KeyTest, once } from '../keys.ts'
import { danglingIds, repeatedIds, whyHidden } from '../page/exposed.ts'
import { draw, frames, freshPage, type Name, type PageOptions } from '../page/page.tsx'
import { click, type Press, press, pressAt, type } from '../page/press.ts'
import { focusTrapKeys } from './focus-trap.ts'
import { pressKeys } from './press-keys.ts'

export interface ModalOptions extends PageOptions {
  /** Name of the button that opens it. */
  trigger: Name
  /** Name of the dialog. */
  name: Name
  /** Description of the dialog, if it has one. */
  description?: Name
  role?: 'dialog' | 'alertdialog'
  /** Name of a button in it that closes it. */
  close?: Name
  /** Name of the element that has focus after opening. Without it any element in the dialog may have focus. */
  focus?: Name
  /** Whether a press outside it closes it. `covers window`: it covers the whole window. */
  outside?: 'closes' | 'stays' | 'covers window'
  /** Whether Escape closes it. If not, the dialog has to show another way to leave it. */
  escape?: 'closes' | 'stays'
}

/** Adds an element behind the dialog that counts clicks. The returned function removes it and returns the count. */
function underneath() {
  const behind = document.body.appendChild(document.createElement('div'))
  behind.style.cssText = 'position: fixed; inset: 0'
  let presses = 0
  behind.addEventListener('click', () => (presses += 1))
  return () => {
    behind.remove()
    return presses
  }
}

/**
 * Tests a modal dialog against the APG pattern: name and description, initial focus, focus trap, focus on closing, and
 * the page behind it hidden; by mouse, touch and keyboard. Returns the keyboard tests for `testKeys`.
 *
 * @example
 * testKeys(contract, testModal(<Closed />, { trigger: 'Cancel the trial', name: 'Cancel the trial?' }))
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function testModal(ui: ReactElement, options: ModalOptions) {
  const { trigger, name, description, role = 'dialog', close = 'Close', focus } = options
  const { outside = 'closes', escape: onEscape = 'closes' } = options

  const inside = (dialog: Element) =>
    waitFor(() => expect(dialog.contains(document.activeElement), 'focus is in the dialog').toBe(true))
  const opener = () => screen.getByRole('button', { name: trigger })
  const gone = async (button: HTMLElement) => {
    await waitFor(() => expect(screen.queryByRole(role, { name })).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  }
  const open = async (by: Press = click) => {
    await draw(ui, options)
    const button = opener()
    await by(button)
    const dialog = await screen.findByRole(role, { name })
    await inside(dialog)
    if (focus) await waitFor(() => expect(document.activeElement).toHaveAccessibleName(focus))
    return { button, dialog }
  }
  const openByKey = () => open((target) => press(target, 'keyboard'))

  const opensAndCloses = async (by: Press) => {
    const { button, dialog } = await open(by)
    if (button.hasAttribute('aria-expanded')) expect(button).toHaveAttribute('aria-expanded', 'true')
    await by(within(dialog).getByRole('button', { name: close }))
    await gone(button)
    await by(button)
    await inside(await screen.findByRole(role, { name }))
  }
  const keys: Record<string, KeyTest> = {
    ...pressKeys(opensAndCloses, 'the trigger'),
    ...focusTrapKeys(async () => (await openByKey()).dialog),
    Escape: once(async () => {
      const { button, dialog } = await openByKey()
      await type('Escape')
      if (onEscape === 'closes') return gone(button)
      await frames()
      expect(screen.getByRole(role, { name })).toBe(dialog)
    }),
  }

  describe('modal dialog', () => {
    freshPage()

    it.each(Object.entries(keys))('%s', (_key, test) => test())

    it('is not rendered until it is opened', async () => {
      await draw(ui, options)
      expect(screen.queryByRole(role, { name })).toBeNull()
      expect(opener()).not.toHaveAttribute('aria-expanded', 'true')
      expect(danglingIds()).toEqual([])
    })

    it('has a name and description from existing elements', async () => {
      const { dialog } = await open()
      if (description) expect(dialog).toHaveAccessibleDescription(description)
      expect(danglingIds()).toEqual([])
      expect(repeatedIds()).toEqual([])
    })

    it('hides the page behind it from assistive technology, and not itself', async () => {
      await draw(ui, options)
      const behind = ['Before', 'After'].map((text) => screen.getByRole('button', { name: text }))
      await press(opener(), 'mouse')
      const dialog = await screen.findByRole(role, { name })
      for (const element of behind) expect(whyHidden(element), element.textContent ?? '').toBeDefined()
      expect(whyHidden(dialog)).toBeUndefined()
      await type('Escape')
      if (onEscape === 'closes')
        await waitFor(() => expect(behind.map(whyHidden)).toEqual([undefined, undefined]))
    })

    it.each(outside === 'covers window' ? [] : (['mouse', 'touch'] as const))(
      `${outside} after a press outside it, by %s`,
      async (way) => {
        const { button, dialog } = await open()
        const through = underneath()
        const { left, top, right, bottom } = dialog.getBoundingClientRect()
        const spots = [24, innerHeight - 24].flatMap((y) => [24, innerWidth - 40].map((x) => ({ x, y })))
        const spot = spots.find(({ x, y }) => x < left - 8 || x > right + 8 || y < top - 8 || y > bottom + 8)
        if (!spot)
          throw new Error("No corner of the window is beside the dialog: pass outside: 'covers window'.")
        await pressAt(spot.x, spot.y, way)
        if (outside === 'closes') await gone(button)
        await frames()
        if (outside === 'stays') expect(screen.getByRole(role, { name })).toBe(dialog)
        expect(through(), 'the click reached the page behind the dialog').toBe(0)
      },
    )
  })

  return keys
}
