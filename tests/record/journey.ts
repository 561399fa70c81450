import type { Locator, Page } from 'playwright'
import { plans } from '../../site/content/plans.ts'
import { steps } from '../../site/content/steps.ts'

/** What is filmed: a page, and the window that it opens. */
export interface Film {
  page: Page
  /** Films another page from now on. */
  show(page: Page): Promise<void>
}

/** One scene with its narration. */
interface Scene {
  /** The caption. */
  says: string
  /** A description of what is visible, for the transcript. */
  shows: string
  play(film: Film): Promise<unknown>
}

const [plan] = plans
const [choose, company, launch] = steps
const dialog = (page: Page) => page.getByRole('dialog')
const next = (page: Page) => dialog(page).getByRole('button', { name: 'Save & Next' })
const google = (page: Page) => dialog(page).getByRole('button', { name: 'Continue with Google' })
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name })

/** Scrolls to an element, and leaves a viewer the time to find it. */
async function find(target: Locator) {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'smooth' }))
  await target.page().waitForTimeout(1200)
}

async function press(target: Locator) {
  await find(target)
  await target.click()
}

/** Types at the speed of a practised typist. */
async function fill(page: Page, name: string, text: string) {
  const field = dialog(page).getByLabel(name)
  await press(field)
  await field.pressSequentially(text, { delay: 80 })
}

/** The journey of the setup guide, as one teacher makes it. */
export const journey: readonly Scene[] = [
  {
    says: 'A school opens online, in three steps.',
    shows: 'The setup guide, with the headline Open your classroom online in ten minutes.',
    play: ({ page }) => page.waitForTimeout(1800),
  },
  {
    says: `Press ${plan.buttonText}. No card is asked for.`,
    shows: `The page moves up to a card that says 14 days free. In it ${plan.buttonText} is pressed.`,
    async play({ page }) {
      await press(page.getByRole('button', { name: plan.buttonText }).first())
      await google(page).waitFor()
    },
  },
  {
    says: 'First you sign in, so that the school is yours. Press Continue with Google.',
    shows: 'A dialog with the three steps has opened. Continue with Google is pressed.',
    play: ({ page }) => find(google(page)),
  },
  {
    says: 'A window opens with your accounts. Here made-up people stand in for Google’s.',
    shows: 'A second window, marked as a sandbox: Choose an account. The first, Mitali Sen, is pressed.',
    async play({ page, show }) {
      const opened = page.waitForEvent('popup')
      await google(page).click()
      const popup = await opened
      await show(popup)
      await popup.waitForTimeout(2000)
      await press(popup.getByRole('button', { name: /Mitali Sen/ }))
      await show(page)
      await heading(page, choose.title).waitFor()
    },
  },
  {
    says: `Step 1, ${choose.title}: the ${plan.title}, 14 days for nothing.`,
    shows:
      'The window has gone. The dialog shows the account, the plan and its price. Save & Next is pressed.',
    async play({ page }) {
      await page.waitForTimeout(1500)
      await press(next(page))
      await heading(page, company.title).waitFor()
    },
  },
  {
    says: `Step 2, ${company.title}. The domain name becomes the address of your school.`,
    shows: 'A form. In the field Domain name the words ganit-ghar are typed.',
    play: ({ page }) => fill(page, 'Domain name', 'ganit-ghar'),
  },
  {
    says: 'Then name, phone, how many you are, and where. Your e-mail is there already.',
    shows: 'Ganit Ghar, a phone number, 3 and Kolkata are typed. Company email holds mitali@ganit.example.',
    async play({ page }) {
      await fill(page, 'Company name', 'Ganit Ghar')
      await fill(page, 'Company phone', '+91 90000 00000')
      await fill(page, 'Number of employees', '3')
      await fill(page, 'Primary location', 'Kolkata')
    },
  },
  {
    says: 'Save & Next asks the server whether the address is still free.',
    shows: 'Save & Next is pressed. Step 3 appears.',
    async play({ page }) {
      await press(next(page))
      await heading(page, 'Complete Your Onboarding').waitFor()
    },
  },
  {
    says: `Step 3, ${launch.title}: everything you typed, once more. Press Submit & Launch.`,
    shows: 'A list with the plan and the six answers. Submit & Launch is pressed, and shows that it works.',
    async play({ page }) {
      await page.waitForTimeout(1500)
      await press(dialog(page).getByRole('button', { name: 'Submit & Launch' }))
    },
  },
  {
    says: 'Your license has been successfully activated!',
    shows:
      'The dialog has turned marigold. A gong swings once beside the words, the name Ganit Ghar is large, with its web address and three first steps below it.',
    play: ({ page }) => dialog(page).getByText('Your license has been successfully activated!').waitFor(),
  },
  {
    says: 'The application opens. Here a sandbox shows what it is given: your school.',
    shows:
      'A page named Your application: the name Ganit Ghar, Licence active, its web address, and the 14 days of the trial.',
    async play({ page }) {
      await page.getByText('Licence active').waitFor()
      await page.waitForTimeout(2600)
    },
  },
]

/** One caption, in seconds. */
export interface Cue {
  from: number
  to: number
  says: string
}

/** A time in the format of WebVTT: 00:07.480. */
const stamp = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(14, 23)

/** Without characters that would begin a tag or end the time. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export const webVtt = (cues: readonly Cue[]) =>
  `WEBVTT\n\n${cues.map(({ from, to, says }) => `${stamp(from)} --> ${stamp(to)}\n${escaped(says)}\n`).join('\n')}`

/** The narration and the descriptions, one line for each scene. */
export const transcript = journey.map(({ says, shows }) => `${says} ${shows}`).join('\n')

/** Seconds that a caption has to stay: at most fifteen characters a second, and at least two seconds. */
export const readingTime = (says: string) => Math.max(2, says.length / 15)
