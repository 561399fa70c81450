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
import { emulateMedia, type Media } from './page/page.tsx'

afterEach(cleanup)

const Tint = () => <Section surface="tint">Words</Section>

const panels: [string, ComponentType, string][] = [
  ['Drawer', drawer.Open, '[data-slot=drawer] > div'],
  ['Tooltip', tooltip.Default, '[data-surface=inverse]'],
  ['VideoPlayer', videoPlayer.Default, '[data-surface=inverse]'],
  ['Section', Tint, '[data-slot=section]'],
  ['CallToAction', callToAction.Default, '[data-slot=call-to-action]'],
  ['IntroCard', introCard.Default, '[data-slot=intro-card]'],
  ['SiteFooter', siteFooter.Default, '[data-slot=site-footer]'],
]

// In high contrast a dark panel, a dark section and the backdrop of a dialog are all black, and a tint is white. In
// forced colours no background is seen.
describe.each<Media>([
  ['prefers-contrast', 'more'],
  ['forced-colors', 'active'],
])('%s: %s', (...media) => {
  it.each(panels)('%s has a border that is seen, which it has not otherwise', async (_, Story, selector) => {
    render(<Story />)
    const element = document.querySelector(selector)!
    const widths = () => getComputedStyle(element).borderWidth
    const plain = widths()
    await emulateMedia(...media)
    const { borderTopWidth, borderTopStyle, borderTopColor, backgroundColor } = getComputedStyle(element)
    expect([borderTopWidth, borderTopStyle]).toEqual(['2px', 'solid'])
    expect(widths()).not.toBe(plain)
    expect(borderTopColor).not.toBe(backgroundColor)
  })
})
