import { Monitor } from 'lucide-react'
import { useEffect } from 'react'
import { Hero } from '../brand/hero/hero.tsx'
import { AlertDialog } from '../components/alert-dialog/alert-dialog.tsx'
import { Banner } from '../components/banner/banner.tsx'
import { Breadcrumbs, BreadcrumbsItem } from '../components/breadcrumbs/breadcrumbs.tsx'
import { Button } from '../components/button/button.tsx'
import { Carousel, CarouselItem } from '../components/carousel/carousel.tsx'
import { Combobox } from '../components/combobox/combobox.tsx'
import { CopyButton } from '../components/copy-button/copy-button.tsx'
import { Dialog, DialogContent, DialogTitle, DialogTrigger } from '../components/dialog/dialog.tsx'
import { EmbedFrame } from '../components/embed-frame/embed-frame.tsx'
import { ErrorSummary } from '../components/error-summary/error-summary.tsx'
import { Field } from '../components/field/field.tsx'
import { useForm } from '../components/form/form.tsx'
import { Input } from '../components/input/input.tsx'
import { Link } from '../components/link/link.tsx'
import { Loading } from '../components/loading/loading.tsx'
import { Pagination } from '../components/pagination/pagination.tsx'
import { Popup } from '../components/popup/popup.tsx'
import { ScrollToTop } from '../components/scroll-to-top/scroll-to-top.tsx'
import { SkipLink } from '../components/skip-link/skip-link.tsx'
import { Stepper, StepperItem, StepperProgress } from '../components/stepper/stepper.tsx'
import { Tag } from '../components/tag/tag.tsx'
import { CharacterCount, Textarea } from '../components/textarea/textarea.tsx'
import { ThemeSwitch } from '../components/theme-switch/theme-switch.tsx'
import { toast } from '../components/toast/store.ts'
import { Toaster } from '../components/toast/toaster.tsx'
import { VideoPlayer } from '../components/video-player/video-player.tsx'
import { bn } from '../labels/bn.ts'
import { LegalPage } from '../patterns/legal-page/legal-page.tsx'
import { PricingCard, PricingTable } from '../patterns/pricing-card/pricing-card.tsx'
import { SideMenu } from '../patterns/side-menu/side-menu.tsx'
import { SignInCard } from '../patterns/sign-in-card/sign-in-card.tsx'
import { SiteHeader } from '../patterns/site-header/site-header.tsx'
import { StepItem, StepList } from '../patterns/step-list/step-list.tsx'
import { Testimonial, TestimonialList } from '../patterns/testimonial/testimonial.tsx'
import { UnexpectedError } from '../patterns/unexpected-error/unexpected-error.tsx'
import { UserPanel } from '../patterns/user-panel/user-panel.tsx'
import { DesignSystemProvider } from './provider.tsx'

export default { title: 'Provider' }

const nothing = () => {}
const work = ['রঙ্গোলি', 'তবলা', 'দাবা', 'কবিতা', 'ভূকম্পমাপক']

function ContactForm() {
  const form = useForm({ onSubmit: nothing })
  return (
    <form {...form.props} method="post" action="#" className="grid gap-4">
      <ErrorSummary {...form.summary} />
      <Field label="নাম" error={form.error('name')}>
        <Input name="name" autoComplete="name" required />
      </Field>
      <Field label="বয়স" error={form.error('age')}>
        <Input name="age" inputMode="numeric" required />
      </Field>
      <Field label="বার্তা">
        <CharacterCount max={500}>
          <Textarea name="message" maxLength={500} />
        </CharacterCount>
      </Field>
      <Button type="submit">পাঠান</Button>
    </form>
  )
}

function Windows() {
  useEffect(() => {
    const id = toast.success('সংরক্ষিত হয়েছে।', { duration: 600_000 })
    return () => toast.dismiss(id)
  }, [])
  return (
    <>
      <Toaster />
      <Dialog modal={false}>
        <DialogTrigger asChild>
          <Button>ব্যাচ দেখান</Button>
        </DialogTrigger>
        <DialogContent aria-describedby={undefined}>
          <DialogTitle>ব্যাচ</DialogTitle>
        </DialogContent>
      </Dialog>
      <AlertDialog
        trigger={<Button>মুছুন</Button>}
        title="ব্যাচটি মুছবেন?"
        confirm="মুছে দিন"
        cancel="থাক"
        onConfirm={() => new Promise(nothing)}
      >
        ছাত্রছাত্রীরা থেকে যাবে।
      </AlertDialog>
    </>
  )
}

/** Every part with a built-in text, in Bengali. A test fails if a Latin letter remains. */
export const Bengali = () => (
  <DesignSystemProvider labels={bn} locale="bn-IN">
    <div lang="bn" className="grid gap-8">
      <SkipLink href="#bn" />
      <Banner aria-label="ঘোষণা" storageKey="story-bengali">
        চোদ্দ দিন বিনামূল্যে।
      </Banner>
      <SiteHeader brand="কক্ষ" links={[{ label: 'দাম', href: '#bn' }]} />
      <div id="bn" tabIndex={-1} className="grid gap-8">
        <Hero
          headingId="bn-hero"
          headline={{ before: 'আপনার', typed: ['স্কুল', 'কোচিং'], middle: 'এখন', chalked: 'অনলাইনে' }}
          lead="নিজের নামে পড়ানোর জায়গা।"
          actions={<Button variant="primary">শুরু করুন</Button>}
          preview={<div />}
        />
        <p>
          <Link href="#bn" external>
            শর্তাবলি
          </Link>{' '}
          <Button loading>পাঠান</Button>
        </p>
        <Loading />
        <Carousel aria-label="ছাত্রছাত্রীদের কাজ" autoplay loop={false}>
          {work.map((name) => (
            <CarouselItem key={name}>{name}</CarouselItem>
          ))}
        </Carousel>
        <Stepper label="ধাপ" current={2}>
          <StepperItem>পরিকল্পনা</StepperItem>
          <StepperItem>তথ্য</StepperItem>
          <StepperItem>শুরু</StepperItem>
        </Stepper>
        <Breadcrumbs>
          <BreadcrumbsItem href="#bn">পাঠ</BreadcrumbsItem>
          <BreadcrumbsItem>তবলা</BreadcrumbsItem>
        </Breadcrumbs>
        <Pagination page={2} count={9} href={(number) => `#${number}`} />
        <Tag onRemove={nothing}>তবলা</Tag>
        <StepperProgress label="অগ্রগতি" current={2} total={3} />
        <CopyButton text="১২৩" what="রসিদ নম্বর" />
        <Field label="জেলা">
          <Combobox options={['কলকাতা', 'নদিয়া']} />
        </Field>
        <ContactForm />
        <ThemeSwitch storageKey="story-bengali-theme" />
        <EmbedFrame
          label="ক্যালেন্ডার"
          provider="উদাহরণ"
          src="about:blank"
          show="দেখান"
          fallback="লিখুন"
          timeout={1}
        >
          ক্যালেন্ডারটি অন্য একটি সাইটের।
        </EmbedFrame>
        <VideoPlayer
          label="একটি স্কুল খোলা"
          sources={[{ src: 'none.mp4', type: 'video/none' }]}
          duration={90}
          transcript={<p>তিনটি ধাপ।</p>}
        />
        <PricingTable>
          <PricingCard
            title="নমুনা"
            currency="INR"
            price={0}
            period="প্রতি মাসে"
            features={['ক্যালেন্ডার']}
            limits={[{ name: 'প্রসেসর', value: '১০%' }]}
            popular
            sample
            action={<Button>শুরু করুন</Button>}
          />
          <PricingCard
            title="নিজের মতো"
            currency="INR"
            period="প্রতি মাসে"
            features={['ক্যালেন্ডার']}
            action={<Button>যোগাযোগ</Button>}
          />
        </PricingTable>
        <StepList>
          <StepItem number={1} icon={<Monitor aria-hidden="true" />} title="বেছে নিন" note="পরে বদলানো যায়।">
            একটি পরিকল্পনা বেছে নিন।
          </StepItem>
        </StepList>
        <TestimonialList>
          <Testimonial name="মিতালি সেন" rating={5} sample>
            হিসেব রাখা সহজ হয়েছে।
          </Testimonial>
        </TestimonialList>
        <SignInCard providers={[{ name: 'গুগল' }]} onSignIn={nothing} termsHref="#bn" />
        <UserPanel name="মিতালি সেন" email="" onSignOut={nothing} defaultOpen />
        <LegalPage
          title="ফেরত"
          intro="কখন টাকা ফেরত পাওয়া যায়।"
          updated={{ iso: '2026-11-01', text: '১ নভেম্বর ২০২৬' }}
          sections={[{ id: 'bn-when', heading: 'কখন', body: ['ত্রিশ দিনের মধ্যে।'] }]}
        />
        <UnexpectedError>পাতাটি দেখানো যায়নি।</UnexpectedError>
        <Windows />
      </div>
      <Popup title="নতুন?" link={{ label: 'দেখুন', href: '#bn' }} onClose={nothing}>
        একটি স্কুল কীভাবে শুরু হয়।
      </Popup>
      <SideMenu links={[{ label: 'শর্তাবলি', href: '#bn', external: true }]} />
      <ScrollToTop focusId="bn" />
    </div>
  </DesignSystemProvider>
)
