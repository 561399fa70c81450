import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ComponentProps, ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Breadcrumbs, BreadcrumbsItem } from '../components/breadcrumbs/breadcrumbs.tsx'
import { Button } from '../components/button/button.tsx'
import { Combobox } from '../components/combobox/combobox.tsx'
import { Dialog, DialogContent, DialogTitle } from '../components/dialog/dialog.tsx'
import { Drawer } from '../components/drawer/drawer.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
} from '../components/dropdown-menu/dropdown-menu.tsx'
import { ErrorSummary } from '../components/error-summary/error-summary.tsx'
import { Input } from '../components/input/input.tsx'
import { Link } from '../components/link/link.tsx'
import { Pagination } from '../components/pagination/pagination.tsx'
import { Popup } from '../components/popup/popup.tsx'
import { ProgressBar } from '../components/progress/progress.tsx'
import { Select } from '../components/select/select.tsx'
import { SkipLink } from '../components/skip-link/skip-link.tsx'
import { Stepper, StepperItem, StepperProgress } from '../components/stepper/stepper.tsx'
import { ar } from '../labels/ar.ts'
import { bn } from '../labels/bn.ts'
import { hi } from '../labels/hi.ts'
import type { PartialLabels } from '../labels/labels.ts'
import { NotFound } from '../patterns/not-found/not-found.tsx'
import { PricingCard } from '../patterns/pricing-card/pricing-card.tsx'
import { SiteFooter } from '../patterns/site-footer/site-footer.tsx'
import { SiteHeader } from '../patterns/site-header/site-header.tsx'
import { StepItem, StepList } from '../patterns/step-list/step-list.tsx'
import { TimelineRuler } from '../patterns/timeline-ruler/timeline-ruler.tsx'
import { exposedTexts } from '../testing/page/exposed.ts'
import { testTypes } from '../testing/test-types.ts'
import type { DefaultProps } from './default-props.ts'
import { fillIn } from './fill-in.ts'
import { Bengali } from './provider.stories.tsx'
import { DesignSystemProvider } from './provider.tsx'

afterEach(cleanup)

/** All texts of the page, visible and announced, that contain a Latin word. */
const latinTexts = () => exposedTexts().filter((text) => /[a-z]{2}/i.test(text))

describe('a page in Bengali', () => {
  it('has no English text, also after an answer, a copy, a failure and a confirmation', async () => {
    render(<Bengali />)
    expect(latinTexts()).toEqual([])
    // Not by role: the names of a whole page take seconds to compute.
    const named = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('button')].find(
        (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
      )!
    const press = (name: string) => act(async () => named(name).click())
    const shows = (text: string) => expect(document.body.textContent).toContain(text)

    await act(async () => fireEvent.submit(document.querySelector('form[action="#"]')!))
    shows('“নাম” পূরণ করুন।')
    fireEvent.input(document.querySelector('textarea')!, { target: { value: 'নমস্কার' } })
    shows('আর ৪৯৩টি অক্ষর লেখা যাবে।')
    await press('কপি করুন: রসিদ নম্বর')
    await press('দেখান')
    await press(bn.hero.pause)
    await press(bn.video.play)
    await vi.waitFor(() => shows(bn.embedFrame.timedOut))
    await vi.waitFor(() => shows(bn.video.failed))
    await vi.waitFor(() => expect(document.querySelector('[data-slot=popup]')).not.toBeNull())
    await press('ব্যাচ দেখান')
    expect(latinTexts()).toEqual([])
    await press('মুছুন')
    await press('মুছে দিন')
    shows(bn.alertDialog.wait)
    expect(latinTexts()).toEqual([])
  })

  it.each([
    ['ar', ar, /\p{Script=Arabic}/u],
    ['bn', bn, /\p{Script=Bengali}/u],
    ['hi', hi, /\p{Script=Devanagari}/u],
  ])('every text of %s is in its script', (_, labels, script) => {
    const texts = Object.values(labels)
      .flatMap((part) => Object.values(part))
      .flatMap((text) => (typeof text === 'object' ? Object.values(text as object) : text))
    expect(texts.filter((text) => !script.test(String(text)))).toEqual([])
  })
})

describe('labels and numbers', () => {
  it('come from the component, else from the provider, else are English', () => {
    const bar = <StepperProgress label="Progress" current={2} total={3} />
    const shown = () => document.querySelector('[data-slot=stepper-progress] p')?.textContent
    const { rerender } = render(bar)
    expect(shown()).toBe('Step 2 of 3')
    rerender(
      <DesignSystemProvider
        labels={{ stepperProgress: { step: '{current} / {total}' } }}
        locale="hi-IN-u-nu-deva"
      >
        {bar}
      </DesignSystemProvider>,
    )
    expect(shown()).toBe('२ / ३')
    const own = <StepperProgress label="Progress" current={2} total={3} labels={{ step: 'Part {current}' }} />
    rerender(<DesignSystemProvider labels={bn}>{own}</DesignSystemProvider>)
    expect(shown()).toBe('Part 2')
  })

  it('are inherited from an outer provider', () => {
    const html = renderToString(
      <DesignSystemProvider labels={bn}>
        <DesignSystemProvider locale="bn-IN">
          <StepperProgress label="Progress" current={2} total={3} />
        </DesignSystemProvider>
      </DesignSystemProvider>,
    )
    expect(html).toContain('৩টির মধ্যে ২ নম্বর ধাপ')
  })

  it('format prices in the language of the provider', () => {
    const card = (
      <PricingCard title="Year" currency="INR" price={125000} period="a year" features={[]} action={null} />
    )
    render(<DesignSystemProvider locale="en-IN">{card}</DesignSystemProvider>)
    expect(screen.getByText('₹1,25,000')).toBeInTheDocument()
  })

  it('have the digits of the language', () => {
    render(
      <DesignSystemProvider labels={ar} locale="ar-EG">
        <ErrorSummary errors={['أ', 'ب'].map((message) => ({ message }))} />
        <Stepper label="خطوات" current={1}>
          <StepperItem>أ</StepperItem>
          <StepperItem>ب</StepperItem>
        </Stepper>
        <StepList>
          <StepItem number={3} icon={null} title="ج" />
        </StepList>
        <TimelineRuler>{null}</TimelineRuler>
        <SiteFooter brand="نخيل" tagline="" columns={[]} year={2026} />
      </DesignSystemProvider>,
    )
    const text = document.body.textContent
    expect(text).not.toMatch(/\d/)
    for (const number of ['١', '٢', '٣', '١٠', '٢٠٢٦']) expect(text).toContain(number)
    const marker = (item: Element) => getComputedStyle(item).listStyleType
    expect([...document.querySelectorAll('[data-slot=error-summary] li')].map(marker)).toEqual([
      '"١. "',
      '"٢. "',
    ])
  })

  it('leave the year of a footer that a script has changed before hydration', async () => {
    const footer = <SiteFooter brand="Ganit" tagline="" columns={[]} year={2026} />
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(footer)
    const year = place.querySelector('[data-year]')!
    year.textContent = '2027'
    const onRecoverableError = vi.fn()
    const root = await act(async () => hydrateRoot(place, footer, { onRecoverableError }))
    expect(year.isConnected && year.textContent).toBe('2027')
    expect(onRecoverableError).not.toHaveBeenCalled()
    await act(async () => root.unmount())
    place.remove()
  })

  it('choose the plural of the language', () => {
    const left = { one: '{left} left, alone', other: '{left} left' }
    expect([1, 2].map((count) => fillIn(left, { left: count }))).toEqual(['1 left, alone', '2 left'])
    expect(fillIn('{unknown} {a}', { a: 'b' })).toBe('{unknown} b')
  })
})

describe('links', () => {
  const RouterLink = (props: ComponentProps<'a'>) => <a {...props} data-router="" />
  const page = (
    <DesignSystemProvider linkComponent={RouterLink}>
      <SiteHeader
        brand="Ganit"
        links={[{ label: 'Pricing', href: '/pricing' }]}
        action={{ label: 'Book', href: '/book' }}
      />
      <Breadcrumbs>
        <BreadcrumbsItem href="/courses">Courses</BreadcrumbsItem>
      </Breadcrumbs>
      <Pagination page={2} count={3} href={(number) => `/courses/${number}`} />
      <DropdownMenu>
        <DropdownMenuContent label="Courses">
          <DropdownMenuItem href="/courses/new">New course</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Link href="/terms">Terms</Link>
      <Link href="/guide" external>
        Guide
      </Link>
      <Link href="https://ganit.example/a">Elsewhere</Link>
      <Link href="mailto:a@ganit.example">Mail</Link>
      <Link href="#top">Top</Link>
      <NotFound title="404" text="Nothing here." link={{ label: 'Home', href: '/' }} />
      <SiteFooter
        brand="Ganit"
        tagline="Maths."
        columns={[{ title: 'Company', links: [{ label: 'About', href: '/about' }] }]}
        year={2026}
        endLink={{ label: 'Design', href: '/design' }}
      />
    </DesignSystemProvider>
  )

  it('within the site are rendered by the link component of the provider, others are not', () => {
    const place = document.createElement('div')
    place.innerHTML = renderToString(page)
    const hrefs = (selector: string) => [
      ...new Set([...place.querySelectorAll(selector)].map((link) => link.getAttribute('href'))),
    ]
    const courses = ['/courses', '/courses/1', '/courses/3', '/courses/2', '/courses/new']
    expect(hrefs('[data-router]').sort()).toEqual(
      ['/', '/pricing', '/book', '/terms', '/about', '/design', ...courses].sort(),
    )
    expect(hrefs('a:not([data-router])')).toEqual([
      '/guide',
      'https://ganit.example/a',
      'mailto:a@ganit.example',
      '#top',
    ])
  })

  it('close a popup also if the link component renders them', async () => {
    const closed = vi.fn()
    render(
      <DesignSystemProvider linkComponent={RouterLink}>
        <Popup title="New here?" link={{ label: 'Guide', href: '#guide' }} onClose={closed}>
          See how it works.
        </Popup>
      </DesignSystemProvider>,
    )
    fireEvent.click(await screen.findByRole('link', { name: 'Guide' }))
    expect(closed).toHaveBeenCalled()
  })
})

describe('default props', () => {
  const defaultProps: DefaultProps = {
    Button: { size: 'lg', variant: 'solid' },
    Combobox: { size: 'xs' },
    DialogContent: { size: 'lg', showCloseButton: false },
    Drawer: { surface: 'page' },
    Input: { size: 'xs' },
    Select: { size: 'xs' },
  }
  const attribute = (role: string, name: string) => () =>
    screen.getByRole(role, { name: 'A' }).getAttribute(name)
  type Look = () => string | null
  type Part = Exclude<keyof DefaultProps, 'Toaster'>
  const parts: { [Name in Part]: [(props: DefaultProps[Name]) => ReactElement, Look] } = {
    Button: [(props) => <Button {...props}>A</Button>, attribute('button', 'class')],
    Combobox: [
      (props) => <Combobox aria-label="A" options={[]} {...props} />,
      attribute('combobox', 'class'),
    ],
    DialogContent: [
      (props) => (
        <Dialog open>
          <DialogContent aria-describedby={undefined} {...props}>
            <DialogTitle>A</DialogTitle>
          </DialogContent>
        </Dialog>
      ),
      () => `${screen.getByRole('dialog').dataset.size} ${screen.queryByRole('button', { name: 'Close' })}`,
    ],
    Drawer: [(props) => <Drawer open label="A" {...props} />, attribute('dialog', 'data-surface')],
    Input: [(props) => <Input aria-label="A" {...props} />, attribute('textbox', 'class')],
    Select: [(props) => <Select aria-label="A" {...props} />, attribute('combobox', 'class')],
  }
  const undefinedProps = { size: undefined, surface: undefined }
  it.each(Object.entries(parts) as [Part, [(props?: object) => ReactElement, Look]][])(
    'of %s count where it has none, and undefined is none',
    (name, [draw, look]) => {
      const { unmount } = render(draw(defaultProps[name]))
      const expected = look()
      unmount()
      const { rerender } = render(<DesignSystemProvider>{draw()}</DesignSystemProvider>)
      expect(look()).not.toBe(expected)
      rerender(<DesignSystemProvider defaultProps={defaultProps}>{draw()}</DesignSystemProvider>)
      expect(look()).toBe(expected)
      rerender(
        <DesignSystemProvider defaultProps={defaultProps}>
          <DesignSystemProvider>{draw(undefinedProps)}</DesignSystemProvider>
        </DesignSystemProvider>,
      )
      expect(look()).toBe(expected)
    },
  )

  it('do not replace the props of a component', () => {
    render(
      <DesignSystemProvider defaultProps={defaultProps}>
        <Button size="sm">A</Button>
        <Button>B</Button>
      </DesignSystemProvider>,
    )
    const [a, b] = screen.getAllByRole('button')
    expect(a!.offsetHeight).toBeLessThan(b!.offsetHeight)
  })

  testTypes(() => [
    // @ts-expect-error: only of components that read the provider
    <DesignSystemProvider key="0" defaultProps={{ Card: {} }} />,
    // @ts-expect-error: only values of the prop
    <DesignSystemProvider key="1" defaultProps={{ Button: { size: 'huge' } }} />,
  ])
})

describe('dialogs', () => {
  it.each(['selector', 'element'])(
    'are rendered in the container of the provider, given as %s',
    async (kind) => {
      const place = document.createElement('div')
      place.id = 'dialogs'
      document.body.append(place)
      render(
        <DesignSystemProvider
          portalContainer={kind === 'element' ? place : '#dialogs'}
          direction="rtl"
          locale="ur"
          labels={{ dialog: { close: 'بند کریں' } }}
        >
          <Dialog open>
            <DialogContent aria-describedby={undefined}>
              <DialogTitle>بیچ</DialogTitle>
            </DialogContent>
          </Dialog>
        </DesignSystemProvider>,
      )
      const dialog = screen.getByRole('dialog', { name: 'بیچ' })
      expect(place).toContainElement(dialog)
      expect(dialog).toHaveAttribute('dir', 'rtl')
      expect(dialog).toHaveAttribute('lang', 'ur')
      expect(screen.getByRole('button', { name: 'بند کریں' })).toBeVisible()
      cleanup()
      place.remove()
    },
  )
})

describe('a wrong prop is reported once, and', () => {
  afterEach(() => void vi.restoreAllMocks())
  const reported = () => vi.spyOn(console, 'error').mockImplementation(() => {})

  it('an unknown locale is ignored', () => {
    const error = reported()
    const page = (
      <DesignSystemProvider locale="bn_IN">
        <ProgressBar label="Upload" value={1} max={2} />
      </DesignSystemProvider>
    )
    const { rerender } = render(page)
    rerender(<DesignSystemProvider locale="bn_IN">Again</DesignSystemProvider>)
    rerender(page)
    expect(screen.getByText('50%')).toBeVisible()
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('locale="bn_IN" is not a language tag'),
    )
  })

  it.each(['#nowhere', '##'])('the portal container %s is the body', (selector) => {
    const error = reported()
    render(
      <DesignSystemProvider portalContainer={selector}>
        <Dialog defaultOpen>
          <DialogContent aria-describedby={undefined}>
            <DialogTitle>Courses</DialogTitle>
          </DialogContent>
        </Dialog>
      </DesignSystemProvider>,
    )
    expect(screen.getByRole('dialog', { name: 'Courses' })).toBeVisible()
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`portalContainer="${selector}" finds no element`),
    )
  })

  it('a gap in a label set shows the English text', () => {
    const error = reported()
    const gaps = { skipLink: { skip: undefined }, pagination: undefined }
    render(
      <DesignSystemProvider labels={gaps as unknown as PartialLabels}>
        <SkipLink />
      </DesignSystemProvider>,
    )
    expect(screen.getByRole('link').textContent).toMatch(/[a-z]{3}/i)
    expect(error).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('labels.skipLink.skip is undefined'),
    )
  })

  it.each(['initial', 'white'])('a page without the style sheet is plain: --ds-bg is %s', async (value) => {
    const error = reported()
    vi.useFakeTimers()
    // The module checks once, so each case has a separate module.
    const { href } = new URL(`./warn.ts?${value}`, import.meta.url)
    const { warnWithoutStyles }: typeof import('./warn.ts') = await import(/* @vite-ignore */ href)
    const { container } = render(<p className="kds:flex">Text</p>)
    container.style.setProperty('--ds-bg', value)
    warnWithoutStyles()
    warnWithoutStyles()
    vi.runAllTimers()
    vi.useRealTimers()
    const messages = error.mock.calls.map(([message]) => message)
    expect(messages).toEqual(
      value === 'white' ? [] : [expect.stringContaining('The components have no styles.')],
    )
  })
})
