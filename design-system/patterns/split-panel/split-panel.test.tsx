import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { Button } from '../../components/button/button.tsx'
import { Dialog, DialogContent, DialogTitle } from '../../components/dialog/dialog.tsx'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { UserPanel } from '../user-panel/user-panel.tsx'
import { Default } from './split-panel.stories.tsx'
import { SplitPanel, SplitPanelActions, SplitPanelMain, SplitPanelSide } from './split-panel.tsx'

const box = (slot: string) => {
  const element = document.querySelector(`[data-slot=${slot}]`)
  if (!element) throw new Error(`No ${slot}`)
  return element.getBoundingClientRect()
}

it.each([320, 390, 768])(
  'has one column at %i px, without the steps and without horizontal scrolling',
  async (width) => {
    await page.viewport(width, 800)
    render(<Default />)
    expect(box('split-panel-main').top).toBeGreaterThanOrEqual(box('split-panel-side').bottom)
    expect(screen.queryByRole('list', { name: 'Onboarding steps' })).toBeNull()
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  },
)

const position = () => {
  const actions = document.querySelector('[data-slot=split-panel-actions]')
  return actions && getComputedStyle(actions).position
}

it.each([
  [390, 800, 'sticky'],
  [1280, 600, 'sticky'],
  [667, 375, 'sticky'],
  // As at 400 % zoom: they would take up most of the screen.
  [320, 256, 'static'],
])('has visible actions at %i x %i: %s', async (width, height, expected) => {
  await page.viewport(width, height)
  render(<Default />)
  expect(position()).toBe(expected)
})

it.each([
  // Here the button in the panel has a separate line.
  [320, 640],
  [390, 700],
  [1280, 600],
])(
  'keeps a UserPanel in view, over nothing that is scrolled into view, at %i x %i',
  async (width, height) => {
    await page.viewport(width, height)
    const { rerender } = render(<div />)
    const shown = (toast: ReactNode) => (
      <Dialog open>
        <DialogContent size="lg" aria-describedby={undefined}>
          <SplitPanel>
            <SplitPanelSide>
              <UserPanel name="Mitali Sen" email="mitali@ganit.example" onSignOut={() => {}}>
                <Button size="sm">Leave for now</Button>
              </UserPanel>
              <DialogTitle>Free Trial Plan</DialogTitle>
            </SplitPanelSide>
            <SplitPanelMain>
              <h3 tabIndex={-1}>Done</h3>
              <div className="h-[2000px]" />
            </SplitPanelMain>
          </SplitPanel>
          {toast}
        </DialogContent>
      </Dialog>
    )
    rerender(shown(null))
    const panel = document.querySelector('[data-slot=user-panel]')!
    const side = document.querySelector('[data-slot=split-panel-side]')!
    expect(getComputedStyle(panel).backgroundColor).toBe(getComputedStyle(side).backgroundColor)
    let backdrop: Element = panel
    while (getComputedStyle(backdrop).overflowY !== 'auto') backdrop = backdrop.parentElement!
    backdrop.scrollTop = 1000
    expect(box('user-panel').top).toBe(0)
    expect(box('user-panel').bottom).toBeLessThan(160)
    if (width > 832) return
    // In one column it is above the content. While a toast is shown, the dialog is below it.
    for (const toast of [null, <div key="toast" data-slot="toast" />]) {
      rerender(shown(toast))
      const heading = screen.getByRole('heading', { name: 'Done' })
      heading.scrollIntoView({ block: 'start' })
      expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(box('user-panel').bottom)
    }
  },
)

testRootProps(
  <SplitPanel>
    <SplitPanelSide />
    <SplitPanelMain>
      <SplitPanelActions />
    </SplitPanelMain>
  </SplitPanel>,
)
