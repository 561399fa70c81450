import type { Page } from 'playwright'
import { plans } from '../../site/content/plans.ts'
import { steps } from '../../site/content/steps.ts'
import type { Recorder } from './recorder.ts'

/** One scene with its narration. */
interface Scene {
  /** The caption. */
  says: string
  /** A description of what is visible, for the transcript. */
  shows: string
  play(recorder: Recorder, page: Page): Promise<void>
}

const [plan] = plans
const [choose, company, launch] = steps
const dialog = (page: Page) => page.getByRole('dialog')
const next = (page: Page) => dialog(page).getByRole('button', { name: 'Save & Next' })
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name })
const field = (page: Page, name: string) => dialog(page).getByLabel(name)

async function fill(recorder: Recorder, page: Page, name: string, text: string) {
  await recorder.bring(field(page, name))
  await recorder.pressOn(field(page, name), 520)
  await recorder.type(text)
  await recorder.hold(160)
}

/** The journey of the setup guide, as one teacher makes it. */
export const journey: readonly Scene[] = [
  {
    says: 'A school opens online, in three steps.',
    shows: 'The setup guide, with the headline Open your classroom online in ten minutes.',
    play: (recorder) => recorder.hold(1800),
  },
  {
    says: `Press ${plan.buttonText}. No card is asked for.`,
    shows: `The page moves up to a card that says 14 days free. In it ${plan.buttonText} is pressed.`,
    async play(recorder, page) {
      const button = page.getByRole('button', { name: plan.buttonText }).first()
      await recorder.scrollTo(button, 470, 1100)
      await recorder.pressOn(button, 800)
      await recorder.until(dialog(page).getByRole('button', { name: 'Continue with Google' }))
    },
  },
  {
    says: 'First you sign in, so that the school is yours. Press Continue with Google.',
    shows: 'A dialog with the three steps has opened. Continue with Google is pressed.',
    async play(recorder, page) {
      const google = dialog(page).getByRole('button', { name: 'Continue with Google' })
      await recorder.hold(600)
      await recorder.look(google, 1.35)
      await recorder.bring(google)
      await recorder.point(google)
      await recorder.hold(900)
    },
  },
  {
    says: 'A window opens with your accounts. Here made-up people stand in for Google’s.',
    shows: 'A second window, marked as a sandbox: Choose an account. The first, Mitali Sen, is pressed.',
    async play(recorder, page) {
      const popup = await recorder.enterPopup(() => recorder.press())
      const account = popup.getByRole('button', { name: /Mitali Sen/ })
      await recorder.until(account)
      await recorder.look(popup.locator('body'), 1.12, 600)
      await recorder.hold(1200)
      await recorder.pressOn(account, 900)
      await recorder.until(heading(page, choose.title))
    },
  },
  {
    says: `Step 1, ${choose.title}: the ${plan.title}, 14 days for nothing.`,
    shows:
      'The window has gone. The dialog shows the account, the plan and its price. Save & Next is pressed.',
    async play(recorder, page) {
      await recorder.look(dialog(page), 1.2, 700)
      await recorder.hold(1200)
      await recorder.scrollTo(next(page), 600, 600)
      await recorder.pressOn(next(page))
      await recorder.until(heading(page, company.title))
    },
  },
  {
    says: `Step 2, ${company.title}. The domain name becomes the address of your school.`,
    shows: 'A form. In the field Domain name the words ganit-ghar are typed.',
    async play(recorder, page) {
      await recorder.scrollTo(heading(page, company.title), 110, 500)
      await recorder.look(field(page, 'Company name'), 1.4)
      await fill(recorder, page, 'Domain name', 'ganit-ghar')
      await recorder.hold(500)
    },
  },
  {
    says: 'Then name, phone, how many you are, and where. Your e-mail is there already.',
    shows: 'Ganit Ghar, a phone number, 3 and Kolkata are typed. Company email holds mitali@ganit.example.',
    async play(recorder, page) {
      await fill(recorder, page, 'Company name', 'Ganit Ghar')
      await fill(recorder, page, 'Company phone', '+91 90000 00000')
      await recorder.look(field(page, 'Number of employees'), 1.4, 600)
      await fill(recorder, page, 'Number of employees', '3')
      await fill(recorder, page, 'Primary location', 'Kolkata')
    },
  },
  {
    says: 'Save & Next asks the server whether the address is still free.',
    shows: 'Save & Next is pressed. Step 3 appears.',
    async play(recorder, page) {
      await recorder.pressOn(next(page))
      await recorder.until(heading(page, 'Complete Your Onboarding'))
      await recorder.look(null, 1, 700)
    },
  },
  {
    says: `Step 3, ${launch.title}: everything you typed, once more. Press Submit & Launch.`,
    shows: 'A list with the plan and the six answers. Submit & Launch is pressed, and shows that it works.',
    async play(recorder, page) {
      const submit = dialog(page).getByRole('button', { name: 'Submit & Launch' })
      await recorder.scrollTo(submit, 640, 500)
      await recorder.hold(1500)
      await recorder.pressOn(submit)
      await recorder.hold(600)
    },
  },
  {
    says: 'Your license has been successfully activated!',
    shows:
      'The dialog has turned marigold. A gong swings once beside the words, the name Ganit Ghar is large, with its web address and three first steps below it.',
    async play(recorder, page) {
      await recorder.until(dialog(page).getByText('Your license has been successfully activated!'))
      await recorder.hold(1200)
    },
  },
  {
    says: 'The application opens. Here a sandbox shows what it is given: your school.',
    shows:
      'A page named Your application: the name Ganit Ghar, Licence active, its web address, and the 14 days of the trial.',
    async play(recorder, page) {
      await recorder.until(page.getByText('Licence active'), 12_000)
      await recorder.look(page.getByRole('heading', { name: 'Ganit Ghar' }), 1.15)
      await recorder.hold(2600)
    },
  },
]
