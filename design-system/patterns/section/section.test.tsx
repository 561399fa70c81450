import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { CallToAction } from '../call-to-action/call-to-action.tsx'
import { SiteHeader } from '../site-header/site-header.tsx'
import { Default, NoteWithLink } from './section.stories.tsx'
import { Section } from './section.tsx'

it('is a region named by its heading, with the label exposed once', () => {
  render(<Default />)
  expect(
    screen.getByRole('region', { name: 'Our Pricing: Start at zero. Pay when it suits you.' }),
  ).toBeVisible()
  expect(screen.getByText('Our Pricing')).toHaveAttribute('aria-hidden', 'true')
})

it('can have a link in its note', () => {
  render(<NoteWithLink />)
  expect(screen.getByRole('link', { name: 'Ask us' })).toBeVisible()
})

const contact = {
  Section: (
    <Section id="contact">
      <p>Write to us.</p>
    </Section>
  ),
  CallToAction: <CallToAction id="contact" title="Write to us." headingId="write" actions={null} />,
}

describe.each(Object.entries(contact))('%s', (_, part) => {
  it.each([
    [390, 844],
    [1440, 900],
    [667, 375],
  ])(
    'begins at the header where a link leads to it, with nothing before it in sight, at %i x %i',
    async (width, height) => {
      await page.viewport(width, height)
      const space = { height: 1500 }
      render(
        <>
          <SiteHeader brand="Torsha Music Room" links={[{ label: 'Contact', href: '#contact' }]} />
          <div style={space} />
          {part}
          <div style={space} />
        </>,
      )
      document.getElementById('contact')!.scrollIntoView()
      const header = Math.max(0, screen.getByRole('banner').getBoundingClientRect().bottom)
      expect(document.getElementById('contact')!.getBoundingClientRect().top).toBeLessThanOrEqual(header)
      expect(screen.getByText('Write to us.').getBoundingClientRect().top).toBeGreaterThan(header + 16)
      window.scrollTo(0, 0)
    },
  )
})

testRootProps(<Section aria-label="Plain" />)
