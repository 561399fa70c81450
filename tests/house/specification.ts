/**
 * Sections 2, 4 and 9 of the specification, row by row, and the test that holds each: its file, and words of its
 * title. `specification.test.ts` is red for a row whose test is gone. What is not built yet says so in `open`.
 */
export type Held = [file: string, title: string]
export interface SpecifiedRow {
  section: 2 | 4 | 9
  says: string
  heldBy?: Held[]
  open?: string
}

const screens = 'tests/e2e/screens.spec.ts'
const pages = 'tests/e2e/pages.spec.ts'
const links = 'tests/e2e/links.spec.ts'
const shell = 'tests/e2e/shell.spec.ts'
const failures = 'tests/e2e/failures.spec.ts'
const content = 'site/content/content.test.ts'
const onboarding = (file: string) => `site/services/onboarding/${file}`
const sections = (file: string) => `site/routes/-sections/${file}`
const components = (file: string) => `design-system/components/${file}`
const patterns = (file: string) => `design-system/patterns/${file}`

const without: Held = [screens, 'says what the specification asks of it']
const machine = onboarding('journey-machine.test.ts')

const row = (section: 2 | 4 | 9, says: string, ...heldBy: Held[]): SpecifiedRow => ({ section, says, heldBy })

export const specification: SpecifiedRow[] = [
  // 2. Screens and routes
  row(2, 'Trailing slashes are stripped; /home redirects to /', [
    pages,
    'addresses: slashes, /home, strangers',
  ]),
  row(2, 'Title, description, canonical, social card and organisation data on every route; breadcrumbs', [
    pages,
    'says who it is',
  ]),
  row(
    2,
    'Unknown paths: noindex, 404 page with its two sentences and a link home',
    [pages, 'get a 404 page with a way home'],
    without,
  ),
  row(2, 'Every page scrolls to the top', [screens, 'every page begins at its top'], [pages, 'from the top']),
  row(2, 'The seven addresses of the setup guide show one page', [
    'tests/e2e/guide.spec.ts',
    'all seven addresses show the same guide',
  ]),
  row(
    2,
    'Nine links of the top navigation, the current one marked',
    [links, 'of the top navigation are the nine'],
    [sections('shell.test.tsx'), 'marks where one is'],
  ),
  row(
    2,
    'A logo leads to /; Admin opens in a new tab',
    [links, 'of the footer are those'],
    [content, 'opens Admin and Start FREE in a new tab'],
    [links, 'in a new tab say so'],
  ),
  row(
    2,
    'Banner: 300 ms, its sentence and links',
    [shell, 'says its sentence after 300 ms'],
    [shell, 'leads to the guide, and starts in a new tab'],
  ),
  row(2, 'Banner: closed on small screens only', [shell, 'can be closed on a small screen only']),
  row(
    2,
    'Hero: typewriter headline, two buttons',
    without,
    [screens, 'the hero leads on'],
    [components('typewriter/typewriter.test.tsx'), 'has the first phrase whole'],
  ),
  row(
    2,
    'Carousel of four logos: 4, 3, 2, 1 a view',
    [screens, 'the row of academies shows'],
    [patterns('logo-carousel/logo-carousel.test.tsx'), 'move at four a view'],
  ),
  row(2, 'Four stat tiles', ['site/routes/-pages.test.tsx', 'shows four figures'], without),
  row(2, 'Home stacks hero, about, features, services, pricing, FAQ, call to action, contact', without, [
    sections('sections.test.tsx'),
    'is a region with an anchor on the home page',
  ]),
  row(
    2,
    'Features: tabs with title, subtitle, list and picture; icon items; coloured cards',
    [screens, 'the first group of features is shown'],
    ['site/routes/-pages.test.tsx', 'each with its icon'],
    ['site/routes/-pages.test.tsx', 'cards in the four colours'],
  ),
  row(
    2,
    'FAQ: one open at a time, the open one closes',
    [screens, 'one answer is open at a time'],
    [sections('faq.test.tsx'), 'answers one at a time'],
  ),
  row(2, 'Reviews: name, title, text, five stars', ['site/routes/-pages.test.tsx', 'is a list of quotes']),
  row(
    2,
    'Pricing: h1, tagline, cards, limits',
    [sections('pricing.test.tsx'), 'has its specified title'],
    [sections('pricing.test.tsx'), 'shows every plan that is offered'],
    without,
  ),
  row(
    2,
    'Pricing: which button does what',
    [screens, 'each button of the home page does what its plan says'],
    [sections('pricing.test.tsx'), 'keeps any other plan'],
  ),
  row(
    2,
    'About, full and compact',
    [sections('sections.test.tsx'), 'says about us what the specification asks for'],
    [sections('sections.test.tsx'), 'shows the ten minutes as three steps'],
  ),
  row(
    2,
    'Setup guide: intro, button of the first plan, steps with help texts',
    [sections('guide.test.tsx'), 'opens the first plan'],
    [sections('guide.test.tsx'), 'lists the three steps'],
    ['tests/e2e/guide.spec.ts', 'opens the dialog of the first plan'],
  ),
  row(2, 'Setup guide: Video Demo tab with Play, Pause, Restart', [
    'tests/e2e/guide.spec.ts',
    'tabs, Play, Pause, Captions, Restart',
  ]),
  row(
    2,
    'Demo: calendar of a 30-minute session, 700 px',
    ['tests/e2e/demo.spec.ts', 'a demo is booked in the calendar'],
    ['site/routes/-sections/demo-calendar.test.tsx', 'finds the calendar'],
  ),
  row(
    2,
    'Contact: five fields, address, WhatsApp, Kolkata',
    ['site/routes/-pages.test.tsx', 'asks for all five in this order'],
    without,
  ),
  row(
    2,
    'Refund: 30 days, 10 business days; age 18',
    ['site/routes/-pages.test.tsx', 'gives 30 days to ask'],
    without,
  ),
  row(
    2,
    'Side menu: six links; scroll-to-top',
    [links, 'of the side menu are the six'],
    [patterns('side-menu/side-menu.test.tsx'), 'has six links'],
    [shell, 'the help is not fetched before somebody reads on'],
  ),
  row(
    2,
    'Footer: every link, year, place, a loop without input, logo of 50 px',
    [links, 'of the footer are those'],
    [screens, 'logos are at most 50 px high'],
    without,
  ),
  row(2, 'Sign-in card: title, Google button, alert, terms', [
    patterns('sign-in-card/sign-in-card.test.tsx'),
    'asks to sign in, with one button and the terms',
  ]),
  row(
    2,
    'Signed-in panel with Sign Out',
    [onboarding('journey-leave.test.tsx'), 'has the account first'],
    [patterns('user-panel/user-panel.test.tsx'), 'signs out'],
  ),
  row(
    2,
    'Onboarding dialog: exact title, three steps',
    [onboarding('journey.test.tsx'), 'is a dialog of exactly this name'],
    [onboarding('journey.test.tsx'), 'names the three steps'],
  ),
  row(
    2,
    'Step 1: the plan, annual total unless it is a trial',
    [onboarding('journey-plan.test.tsx'), 'a free trial has no annual total'],
    [onboarding('journey-plan.test.tsx'), 'costs in a year'],
  ),
  row(
    2,
    'Step 2: the company form; step 3: Submit & Launch',
    [onboarding('journey-company.test.tsx'), 'asks for six things'],
    [onboarding('journey-review.test.tsx'), 'shows everything once more'],
  ),
  row(
    2,
    'Close only while not signed in; afterwards the page is replaced',
    [screens, 'each button of the home page does what its plan says'],
    [onboarding('journey-review.test.tsx'), 'leaves for the application'],
  ),

  // 4. States and transitions
  row(4, 'Banner hidden, visible after 300 ms, closable', [
    components('banner/banner.test.tsx'),
    'keeps its row while its words wait 300 ms',
  ]),
  row(
    4,
    'Popup opens after 3 s, closes on link or button',
    ['tests/e2e/popup.spec.ts', 'comes three seconds after'],
    ['tests/e2e/popup.spec.ts', 'leads to the guide, and is gone there'],
  ),
  row(
    4,
    'Contact: idle, loading, sent or error; the captcha is reset',
    [sections('contact-form.test.tsx'), 'sends once, says so'],
    [sections('contact-form.test.tsx'), 'says that it was refused'],
    ['site/services/contact/client.test.ts', 'resets the captcha at the end'],
  ),
  row(4, 'FAQ: one open index or none', [screens, 'one answer is open at a time']),
  row(4, 'Features tab: default first', [sections('features.test.tsx'), 'shows the first group']),
  row(4, 'Guide: Steps or Video; playing or paused', ['tests/e2e/guide.spec.ts', 'tabs, Play, Pause']),
  row(
    4,
    'Onboarding: step 0 or 1 by sign-in',
    [machine, 'shows the sign-in card at step 0'],
    [machine, 'shows step 1 to whoever is'],
  ),
  row(4, 'The counter stays within 1 and 5', [machine, 'never leaves 1 to 5']),
  row(
    4,
    'Previous is disabled on step 1, Save & Next on step 3',
    [onboarding('journey-plan.test.tsx'), 'has no way back, and says why'],
    [onboarding('journey-review.test.tsx'), 'has no next step'],
  ),
  row(4, 'Step 2 advances when the backend confirms', [
    onboarding('journey-controller-company.test.ts'),
    'moves on when the server has confirmed',
  ]),
  row(
    4,
    'Steps 1 and 3 wait 2 s',
    [onboarding('journey-controller.test.ts'), 'moves on after 2000 ms'],
    [onboarding('journey-controller-review.test.ts'), 'after 2000 ms'],
  ),
  row(
    4,
    'Opening or another plan resets; spinner of 300 ms',
    [machine, 'resets what an earlier opening left'],
    [onboarding('journey.test.tsx'), 'Loading... for 300 ms'],
  ),
  row(
    4,
    'Sign-out clears user and token',
    [onboarding('journey-leave.test.tsx'), 'forgets user and token'],
    ['site/services/auth/client.test.ts', 'forgets user and token on sign-out'],
  ),
  row(4, 'A refused login is shown, and signed out', [
    'tests/e2e/journey.spec.ts',
    'is told so and signed out',
  ]),
  row(4, 'A new sign-in cancels the pending one', [
    'site/services/auth/sandbox.test.ts',
    'cancels the first sign-in when a second begins',
  ]),
  row(4, 'A closed window is reported after 8 seconds', [
    'tests/e2e/journey.spec.ts',
    'is reported after 8 seconds',
  ]),
  row(
    4,
    'Toasts: top right, 5 s, bar, click, hover, drag, light, left aligned',
    [components('toast/toast.time.test.tsx'), 'is five seconds unless'],
    [components('toast/toast.time.test.tsx'), 'stands still while the pointer is on it'],
    [components('toast/toast.test.tsx'), 'lies top right, 25rem wide, its words to the left'],
    [components('toast/toast.test.tsx'), 'anywhere on it dismisses it'],
    [components('toast/toast.swipe.test.tsx'), 'to the outside dismisses it'],
    [components('toast/toast.test.tsx'), 'keeps its paper in every theme'],
  ),

  // 9. Business constants
  row(
    9,
    'Free trial: 0 INR, popular, button, limits, 16 features',
    without,
    [sections('pricing.test.tsx'), 'shows every plan'],
    [content, 'offers the free trial first, with its sixteen features'],
  ),
  row(9, 'Customization: no price, Contact Us, its additions', without, [
    patterns('pricing-card/pricing-card.test.tsx'),
    'below zero is not shown',
  ]),
  row(9, 'Claims of the FAQ', without, [content, 'answers what the FAQ claims']),
  row(9, 'Domain name 3 to 20', [onboarding('journey-company.test.tsx'), 'natively required and bounded']),
  row(9, 'Annual total, 12 x, 2 decimals', [onboarding('journey-plan.test.tsx'), 'costs in a year']),
  row(
    9,
    'Payment in INR, x 100, 12 months',
    ['site/services/payment/razorpay-checkout.test.tsx', 'is opened with the server’s order'],
    [onboarding('journey-controller-payment.test.ts'), 'orders after 2000 ms'],
    [onboarding('journey-paid.test.tsx'), 'shows what is charged before anything is'],
    ['tests/e2e/payment.spec.ts', 'is paid for, and the licence is there'],
  ),
  row(
    9,
    'Carousel: 2000 ms, 500 ms; 50 ms after a resize',
    [components('carousel/carousel.time.test.tsx'), 'moves every 2 s, and takes 500 ms'],
    [components('carousel/carousel.time.test.tsx'), 'quiet for 50 ms'],
  ),
  row(9, 'Typewriter: 45 to 50 in, 25 to 30 out, pause 1800 to 2000', [
    components('typewriter/typewriter.test.tsx'),
    'ms',
  ]),
  row(9, 'Figures of the tiles', [content, 'states the figures of the four tiles']),
  row(
    9,
    'Script chunks: 120-second time-out',
    [failures, 'the error after 120 seconds'],
    ['site/services/load.test.ts', 'gives up after 120 seconds'],
  ),
  row(
    9,
    'Render failure, ChunkLoadError, Loading...',
    [failures, 'on arrival: the shell stays'],
    [failures, 'one reload'],
    ['site/routes/-waiting.test.tsx', 'says Loading... after 300 ms'],
  ),
]
