import { ArrowDownUp, ArrowRight, Cpu, Gauge, HardDrive, MemoryStick } from 'lucide-react'
import { Button, buttonVariants } from '../../components/button/button.tsx'
import { Link } from '../../components/link/link.tsx'
import { PageHeader } from '../page-header/page-header.tsx'
import { PricingCard, type PricingCardProps, PricingTable } from './pricing-card.tsx'

export default { title: 'Patterns / PricingCard' }

const trial: Omit<PricingCardProps, 'action'> = {
  title: 'Free Trial',
  currency: '₹',
  currencyName: 'rupees',
  locale: 'en-IN',
  price: 0,
  period: 'per month',
  priceNote: 'for 14 days, no card',
  description:
    'Teach on it for two weeks and see if it suits you. After that, subscribe or delete the account.',
  features: [
    'Single admin',
    'Analytics',
    'Automated invoices',
    'Exam builder',
    'Calendar',
    'Free subdomain with SSL',
  ],
  limits: [
    { icon: <Cpu aria-hidden="true" />, name: 'CPU', value: 'about 10%' },
    { icon: <MemoryStick aria-hidden="true" />, name: 'Memory', value: 'about 10 MB' },
    { icon: <HardDrive aria-hidden="true" />, name: 'Disk space', value: 'about 0.10%' },
    { icon: <Gauge aria-hidden="true" />, name: 'Bandwidth', value: '1,000 GB' },
  ],
  popular: true,
}

const custom: Omit<PricingCardProps, 'action'> = {
  title: 'Customization',
  currency: '₹',
  currencyName: 'rupees',
  locale: 'en-IN',
  period: 'per month',
  description: 'For academies with several teachers, their own domain, or a system to move over from.',
  featuresHeading: 'All of Free Trial, and',
  features: ['Multiple admins', 'Live demo', 'Your own domain', 'Custom storage'],
}

const start = (
  <Button variant="primary">
    Start Free Trial <ArrowRight data-nudge aria-hidden="true" />
  </Button>
)
const contact = (
  <a href="#contact" className={buttonVariants()}>
    Contact Us
  </a>
)
const unsure = (
  <>
    Not sure which one fits? <Link href="#demo">Book a free 30-minute demo</Link>
  </>
)

const sample: Omit<PricingCardProps, 'action'> = {
  title: 'Sample Paid',
  currency: '₹',
  currencyName: 'rupees',
  locale: 'en-IN',
  price: 1499,
  period: 'per month',
  priceNote: 'a sample, no money moves',
  features: ['Everything in the free trial', 'A practice payment of twelve months'],
  limits: [{ icon: <ArrowDownUp aria-hidden="true" />, name: 'Traffic in / out', value: '500 MB / 500 MB' }],
  sample: true,
}

export const Default = () => (
  <PricingTable>
    <PricingCard {...trial} action={start} />
    <PricingCard {...custom} action={contact} footer={unsure} />
  </PricingTable>
)

export const FourPlans = () => (
  <PricingTable>
    <PricingCard {...trial} action={start} />
    <PricingCard
      {...sample}
      title="Single teacher"
      sample={false}
      action={<Button>Choose Single teacher</Button>}
    />
    <PricingCard {...sample} title="Academy" price={124999} action={<Button>Choose Academy</Button>} />
    <PricingCard
      {...custom}
      features={[
        ...custom.features,
        <span key="move">
          Moving from <Link href="#move">another system</Link>
        </span>,
      ]}
      action={contact}
    />
  </PricingTable>
)

export const HiddenPrice = () => (
  <PricingTable style={{ maxWidth: '26rem' }}>
    <PricingCard {...custom} action={contact} footer={unsure} />
  </PricingTable>
)

export const SampleWithTraffic = () => (
  <PricingTable style={{ maxWidth: '26rem' }}>
    <PricingCard {...sample} action={<Button>Try Sample Plan</Button>} />
  </PricingTable>
)

export const UnderAPageTitle = () => (
  <>
    <PageHeader title="Our Pricing" />
    <PricingTable style={{ maxWidth: '46rem' }}>
      <PricingCard {...trial} heading={2} labels={{ popular: 'Start here' }} action={start} />
    </PricingTable>
  </>
)

export const Minimal = () => (
  <PricingTable style={{ maxWidth: '26rem' }}>
    <PricingCard title="Evening" currency="₹" price={75} period="per month" features={[]} action={contact} />
  </PricingTable>
)

export const LongWords = () => (
  <PricingTable>
    <PricingCard
      {...trial}
      title="Coaching centres with several branches"
      price={124999}
      period="per year and branch"
      priceNote="with taxes, paid in two parts on the first of June and the first of December"
      features={[
        'Announcements for the guardians and students of every batch, by e-mail and on their own page',
        ...trial.features,
      ]}
      action={<Button variant="primary">Start with the template for coaching centres</Button>}
    />
    <PricingCard
      {...custom}
      title="Administrationsmodernisation"
      labels={{ hiddenPrice: 'Tell us how many branches you have' }}
      sample
      action={contact}
      footer={unsure}
    />
  </PricingTable>
)
