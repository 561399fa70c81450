import '../styles.css'
import { cleanup, render } from '@testing-library/react'
import type { ComponentType } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import * as drawer from '../components/drawer/drawer.stories.tsx'
import * as tooltip from '../components/tooltip/tooltip.stories.tsx'
import * as videoPlayer from '../components/video-player/video-player.stories.tsx'
import * as callToAction from '../patterns/call-to-action/call-to-action.stories.tsx'
import * as introCard from '../patterns/intro-card/intro-card.stories.tsx'
import { Section } from '../patterns/section/section.tsx'
import * as siteFooter from '../patterns/site-footer/site-footer.stories.tsx'
import { emulateMedia, type Media } from './page/media.ts'

afterEach(cleanup)

const Tint = () => <Section surface="tint">Words</Section>

const all = '2px 2px 2px 2px'
const black = 'rgb(0, 0, 0)'
const white = 'rgb(255, 255, 255)'

/** The part, its widths (top, right, bottom, left) without and with the border, and its colour in high contrast. */
const panels: [string, ComponentType, string, string, string, string][] = [
  ['Drawer', drawer.Default, '[data-surface=inverse]', '0px 0px 0px 0px', all, white],
  ['Tooltip', tooltip.Default, '[data-surface=inverse]', '0px 0px 0px 0px', all, white],
  ['VideoPlayer', videoPlayer.Default, '[data-surface=inverse]', '0px 0px 0px 0px', all, white],
  ['Section', Tint, '[data-slot=section]', '0px 0px 0px 0px', '2px 0px 2px 0px', black],
  [
    'CallToAction',
    callToAction.Default,
    '[data-slot=call-to-action]',
    '0px 0px 0px 0px',
    '2px 0px 2px 0px',
    black,
  ],
  ['IntroCard', introCard.Default, '[data-slot=intro-card]', '2px 0px 0px 0px', all, black],
  ['SiteFooter', siteFooter.Default, '[data-slot=site-footer]', '0px 0px 0px 0px', '2px 0px 0px 0px', white],
]

// In high contrast a dark panel, a dark section and the backdrop of a dialog are all black, and a tint is white. In
// forced colours no background is seen.
describe.each<Media>([
  ['prefers-contrast', 'more'],
  ['forced-colors', 'active'],
])('%s: %s', (...media) => {
  it.each(panels)('%s has a border, in its text colour, and none otherwise', async (...panel) => {
    const [, Story, selector, before, after, colour] = panel
    render(<Story />)
    const element = document.querySelector(selector)!
    const widths = () => {
      const style = getComputedStyle(element)
      const { borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth } = style
      return [borderTopWidth, borderRightWidth, borderBottomWidth, borderLeftWidth].join(' ')
    }
    const plain = widths()
    await emulateMedia(...media)
    const { borderTopColor, borderTopStyle, color } = getComputedStyle(element)
    expect([plain, widths(), borderTopStyle]).toEqual([before, after, 'solid'])
    expect(borderTopColor).toBe(media[0] === 'forced-colors' ? color : colour)
  })
})
