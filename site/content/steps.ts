import type { SectionCopy, SetupStep } from './types'

/** The three steps of the setup guide; the steps of the onboarding dialog have the same names. */
export const steps: [SetupStep, SetupStep, SetupStep] = [
  {
    title: 'Choose Your Plan',
    description:
      'Start with the free trial: sixteen features, 14 days, no card. Or ask us for a plan made for your academy.',
    helpText: 'Focus on features that fuel long-term success, not just the price.',
    iconColor: 'marigold',
    iconClass: 'ListChecks',
  },
  {
    title: 'Add Company Info',
    description:
      'Sign in with Google, then name your school and pick its web address. Six fields, one minute.',
    helpText: 'Ensure all emails are accurate to avoid delays or service interruptions.',
    iconColor: 'river',
    iconClass: 'Building2',
  },
  {
    title: 'Review & Launch',
    description:
      'Check what you typed and press Submit & Launch. Your site opens with its template, ready for your first course.',
    helpText: 'Engineered for 99.9% uptime.',
    iconColor: 'leaf',
    iconClass: 'Bell',
  },
]

/** Texts of the setup guide page. */
export const guide = {
  intro: {
    title: '14 days free, with no payment to begin',
    body: 'Your trial starts the moment your site opens. We do not ask for a card. After 14 days you choose: subscribe and carry on, or delete the account.',
    points: ['14-day free trial', 'No payment initially', 'Then subscribe or delete your account'],
  },
  tabs: { steps: 'Steps', video: 'Video Demo' },
  stepsHeading: 'Three steps, about ten minutes',
  helpLabel: 'Good to know',
  video: {
    heading: 'Watch a school being launched',
    captions: 'English',
    body: 'The same three steps, recorded on this site, from choosing the plan to the finished school. There is no sound: the captions say what happens, and the transcript describes what is shown.',
  },
  /** The last section, with the button of the first plan. */
  end: {
    title: 'The next ten minutes are yours.',
    body: 'A Google account and a name for your school are all you need. No card.',
  },
  section: {
    id: 'how',
    label: 'How It Works',
    headline: 'Open your classroom online in ten minutes',
    lead: 'Choose a plan, add your details, launch. You need a Google account and a name for your school.',
  } satisfies SectionCopy,
}
