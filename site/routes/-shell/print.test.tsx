import '../../styles.css'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp } from 'vitest/browser'
import { faq } from '../../content/faq'
import { featureGroups } from '../../content/features'
import { guide, steps } from '../../content/steps'
import { demoVideo } from '../../content/video/video'
import { ContactSection } from '../-marketing/contact/contact'
import { GuidePage } from '../-marketing/guide/guide'
import { FaqSection, FeaturesSection } from '../-marketing/sections'
import { OfflineBanner } from './offline-banner'
import { Shell } from './shell'

const printed = (media: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media })
beforeEach(() => printed('print'))
afterEach(async () => {
  cleanup()
  await printed('')
})

const pages: Record<string, [page: ReactNode, texts: string[]]> = {
  '/faq': [<FaqSection key="faq" isPage />, faq.map(({ answer }) => answer)],
  '/features': [
    <FeaturesSection key="features" isPage />,
    featureGroups.flatMap(({ title, content }) => [title, ...content]),
  ],
  'a guide': [
    <GuidePage key="guide" />,
    [...steps.map(({ helpText }) => helpText), guide.video.body, demoVideo.transcript.split('\n')[0] ?? ''],
  ],
}

it.each(Object.entries(pages))(
  '%s prints every answer and panel, without what floats or is pressed',
  (path, [page, texts]) => {
    render(
      <>
        <Shell currentPath={path}>{page}</Shell>
        <OfflineBanner />
      </>,
    )
    const main = screen.getByRole('main')
    const visible = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true })
    for (const text of texts) {
      const place = [...main.querySelectorAll('*')].find(
        (element) =>
          element.textContent?.includes(text) &&
          ![...element.children].some((child) => child.textContent?.includes(text)),
      )
      expect(place && visible(place) && place.getBoundingClientRect().height, text).toBeGreaterThan(0)
    }
    const floating =
      '[data-slot=banner], [data-slot=side-menu], [data-slot=tabs-list], [data-slot=skip-link], #offline-banner'
    const pressed =
      'header :is(button, nav, a[target]), [data-open-plan], input, [data-slot=theme-switch], [data-slot=accordion-trigger] svg, footer li svg'
    expect([...document.querySelectorAll(`${floating}, ${pressed}`)].filter(visible)).toEqual([])
  },
)

it('prints the address of a link that leads outside, after its text', () => {
  render(
    <Shell currentPath="/contact">
      <ContactSection isPage />
    </Shell>,
  )
  const after = (link: Element) => getComputedStyle(link, '::after').content
  const links = [...screen.getByRole('main').querySelectorAll('a')]
  const outside = links.filter((link) => link.getAttribute('href')?.startsWith('https:'))
  expect(outside.length).toBeGreaterThan(0)
  for (const link of outside) expect(after(link)).toBe(`" (${link.getAttribute('href')})"`)
  for (const link of links) if (!outside.includes(link)) expect(after(link)).toBe('none')
  // In the narrow columns of the footer a flex container would break the text and the address letter by letter.
  for (const link of screen.getByRole('contentinfo').querySelectorAll('li a'))
    expect(getComputedStyle(link).display).toBe('inline')
})
