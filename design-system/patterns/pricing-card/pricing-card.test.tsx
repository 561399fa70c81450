import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { testRootProps } from '../../testing/page/root-props.tsx'
import { FourPlans, HiddenPrice, UnderAPageTitle } from './pricing-card.stories.tsx'
import { PricingCard, PricingTable } from './pricing-card.tsx'

const plan = (name: string) => screen.getByRole('article', { name })
const box = (element: Element) => element.getBoundingClientRect()

/** The text that is exposed to screen readers, in order. */
const spoken = (element: Element): string =>
  [...element.childNodes]
    .map((node) => {
      if (!(node instanceof Element)) return node.textContent
      return node.getAttribute('aria-hidden') === 'true' ? '' : spoken(node)
    })
    .join('')

const price = (name: string) => plan(name).querySelector('[data-slot=price]')!

describe('the price', () => {
  it.each([
    ['INR', 'en-IN', 150000, '₹1,50,000', '1,50,000 Indian rupees'],
    ['USD', 'en', 1234.5, '$1,234.50', '1,234.50 US dollars'],
    ['EUR', 'de', 19, '19 €', '19 Euro'],
    ['EUR', 'de-DE', 1299.9, '1.299,90 €', '1.299,90 Euro'],
    ['USD', 'en-US', 1299.9, '$1,299.90', '1,299.90 US dollars'],
    ['€', 'de-DE', 1299.9, '€1.299,90', '1.299,90 €'],
    ['JPY', 'ja', 15000, '¥15,000', '15,000円'],
    ['EGP', 'ar-EG', 1250, '١٬٢٥٠ ج.م.', '١٬٢٥٠ جنيهًا مصريًا'],
  ])(
    'shows and announces the currency %s in the format of %s',
    (currency, locale, amount, shown, announced) => {
      render(
        <PricingCard
          title="Evening"
          currency={currency}
          locale={locale}
          price={amount}
          period="per month"
          features={[]}
          action={null}
        />,
      )
      const plain = (text: string | null | undefined) =>
        text
          ?.replace(/[\u200e\u200f]/g, '')
          .replace(/\s/g, ' ')
          .replace('￥', '¥')
      expect(plain(price('Evening').querySelector('b')?.textContent)).toBe(shown)
      expect(plain(spoken(price('Evening')))).toBe(`${announced} per month`)
    },
  )

  it('groups its digits as in India, and is not announced as free', () => {
    render(
      <PricingTable>
        <PricingCard
          title="Big"
          currency="₹"
          currencyName="rupees"
          locale="en-IN"
          price={149900}
          period="a year"
          features={[]}
          action={null}
        />
      </PricingTable>,
    )
    expect(spoken(price('Big'))).toBe('1,49,900 rupees a year')
    expect(within(plan('Big')).getByText('₹1,49,900')).toBeVisible()
  })

  it('is not shown without one', () => {
    render(<HiddenPrice />)
    expect(spoken(price('Customization'))).toBe('Let’s work it out')
    expect(plan('Customization').textContent).not.toMatch(/₹|-1|per month/)
  })

  it.each([
    ['ar-EG', 'EGP', 0],
    ['ar-EG', 'EGP', 124999],
    ['de-DE', 'EUR', 1290],
    ['de-CH', 'CHF', 24],
  ])(
    'fits into the narrowest of three columns in a wide font, in %s with %s: %s',
    (locale, currency, amount) => {
      const card = (title: string) => (
        <PricingCard
          title={title}
          price={amount}
          period=""
          features={[]}
          action={null}
          locale={locale}
          currency={currency}
        />
      )
      render(
        <PricingTable style={{ fontFamily: 'DejaVu Serif, serif' }}>
          {card('First')}
          {card('Second')}
          {card('Third')}
        </PricingTable>,
      )
      const { left, right } = box(price('Third'))
      const figure = price('Third').querySelector('b')!
      expect(box(figure).left).toBeGreaterThan(left - 10)
      expect(box(figure).right).toBeLessThan(right + 10)
    },
  )
})

it('has no heading for limits without limits', () => {
  render(<HiddenPrice />)
  expect(screen.queryByText('Resource limits')).toBeNull()
})

it('has elements among the features', () => {
  render(<FourPlans />)
  const [item] = within(plan('Customization')).getAllByRole('listitem').slice(-1)
  expect(within(item!).getByRole('link', { name: 'another system' })).toBeVisible()
})

it('has headings one level below its title', () => {
  render(<UnderAPageTitle />)
  expect(screen.getByRole('heading', { level: 2, name: 'Free Trial' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 3, name: 'Resource limits' })).toBeVisible()
  expect(screen.getByText('Start here')).toBeVisible()
})

testRootProps(
  <PricingTable>
    <PricingCard title="One" currency="₹" price={1} period="a day" features={[]} action={null} />
  </PricingTable>,
)
