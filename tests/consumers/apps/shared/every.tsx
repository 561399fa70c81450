import * as ds from '@kaksha/design-system'
import * as brand from '@kaksha/design-system/brand'
import { PassedFunctions } from './every-client'

const CheckIcon = ds.createIcon('check', [['path', { d: 'M20 6 9 17l-5-5' }]])
const link = { label: 'Fees', href: '/fees' }
const person = 'Mitali Sen'
const lesson = 'Tabla for beginners'

const drawing = { label: 'A drawing', title: 'June', subtitle: 'Class 9' }
const register = {
  title: 'Fees',
  subtitle: 'June',
  columns: ['Roll', 'Student', 'Fee', 'Status'],
  rows: [{ roll: '1', student: person, fee: '500', status: 'Paid', due: false }],
  total: { label: 'Received', received: '500', of: 'of 500' },
}

const Typed = () => (
  <>
    <ds.Field label="Name" hint="As on your card." error="Enter your name." optional>
      <ds.Input name="name" autoComplete="name" />
    </ds.Field>
    <ds.Field label="Message">
      <ds.CharacterCount max={500}>
        <ds.Textarea name="message" maxLength={500} />
      </ds.CharacterCount>
    </ds.Field>
    <ds.Field label="Plan">
      <ds.Select name="plan" defaultValue="FT">
        <option value="FT">Free Trial</option>
      </ds.Select>
    </ds.Field>
    <ds.Field label="City">
      <ds.Combobox name="city" options={['Kolkata', 'Mumbai']} />
    </ds.Field>
    <ds.FieldSet label="Which subjects do you teach?" hint="Choose all that apply.">
      <ds.Checkbox name="subject" value="maths" hint="Classes 5 to 12.">
        Mathematics
      </ds.Checkbox>
      <ds.Switch name="reminders">Remind parents of fees</ds.Switch>
    </ds.FieldSet>
    <ds.RadioGroup name="rate" label="How often?">
      <ds.RadioGroupItem value="month" hint="On the first.">
        Every month
      </ds.RadioGroupItem>
    </ds.RadioGroup>
    <ds.ErrorSummary errors={[{ message: 'Enter your name.', fieldName: 'name' }]} />
  </>
)

const Disclosed = () => (
  <>
    <ds.Accordion>
      <ds.AccordionItem value="late">
        <ds.AccordionTrigger heading={2}>What if a book is late?</ds.AccordionTrigger>
        <ds.AccordionContent>There is no fine.</ds.AccordionContent>
      </ds.AccordionItem>
    </ds.Accordion>
    <ds.Tabs defaultValue="novels">
      <ds.TabsList aria-label="Shelves">
        <ds.TabsTrigger value="novels">Novels</ds.TabsTrigger>
      </ds.TabsList>
      <ds.TabsContent value="novels">On the left.</ds.TabsContent>
    </ds.Tabs>
    <ds.Dialog>
      <ds.DialogTrigger asChild>
        <ds.Button>Opening hours</ds.Button>
      </ds.DialogTrigger>
      <ds.DialogContent>
        <ds.DialogHeader>
          <ds.DialogTitle>Opening hours</ds.DialogTitle>
        </ds.DialogHeader>
        <ds.DialogBody>
          <ds.DialogDescription>Every day.</ds.DialogDescription>
        </ds.DialogBody>
        <ds.DialogFooter>
          <ds.DialogClose asChild>
            <ds.Button>Close</ds.Button>
          </ds.DialogClose>
        </ds.DialogFooter>
      </ds.DialogContent>
    </ds.Dialog>
    <ds.ContextMenu>
      <ds.ContextMenuTrigger>Algebra</ds.ContextMenuTrigger>
      <ds.ContextMenuContent label="Algebra">
        <ds.DropdownMenuItem>Rename</ds.DropdownMenuItem>
      </ds.ContextMenuContent>
    </ds.ContextMenu>
    <ds.HoverCard>
      <ds.HoverCardTrigger>
        <ds.Link href="/fees">Asha Rao</ds.Link>
      </ds.HoverCardTrigger>
      <ds.HoverCardContent>Mathematics, since 2019.</ds.HoverCardContent>
    </ds.HoverCard>
    <ds.Popover>
      <ds.PopoverTrigger asChild>
        <ds.Button>Filter</ds.Button>
      </ds.PopoverTrigger>
      <ds.PopoverContent label="Filter">
        <ds.PopoverClose asChild>
          <ds.Button>Done</ds.Button>
        </ds.PopoverClose>
      </ds.PopoverContent>
    </ds.Popover>
    <ds.DropdownMenu>
      <ds.DropdownMenuTrigger asChild>
        <ds.Button>Actions</ds.Button>
      </ds.DropdownMenuTrigger>
      <ds.DropdownMenuContent label="Actions">
        <ds.DropdownMenuItem href="/fees">Fees</ds.DropdownMenuItem>
        <ds.DropdownMenuItem href="/fees?print" target="_blank">
          Print
        </ds.DropdownMenuItem>
        <ds.DropdownMenuCheckboxItem checked>Archive</ds.DropdownMenuCheckboxItem>
        <ds.DropdownMenuRadioGroup label="Order" value="name">
          <ds.DropdownMenuRadioItem value="name">By name</ds.DropdownMenuRadioItem>
        </ds.DropdownMenuRadioGroup>
        <ds.DropdownMenuSub>
          <ds.DropdownMenuSubTrigger>Move to</ds.DropdownMenuSubTrigger>
          <ds.DropdownMenuSubContent label="Move to">
            <ds.DropdownMenuItem>Archive</ds.DropdownMenuItem>
          </ds.DropdownMenuSubContent>
        </ds.DropdownMenuSub>
      </ds.DropdownMenuContent>
    </ds.DropdownMenu>
    <ds.Drawer head={<ds.Logo name="Ganit" href="/fees" />}>
      <ds.DisclosureNav label="Drawer">
        <ds.DisclosureNavLink href="/fees">Fees</ds.DisclosureNavLink>
      </ds.DisclosureNav>
    </ds.Drawer>
    <ds.Tooltip text="Copy the link">
      <ds.Button size="icon" aria-label="Copy the link">
        <ds.Icon icon={CheckIcon} />
      </ds.Button>
    </ds.Tooltip>
    <ds.EmbedFrame
      label="Calendar for a demo"
      provider="Calendly"
      src="/fees"
      show="Show the calendar"
      fallback={<ds.Link href="/fees">Fees</ds.Link>}
    >
      The calendar is a page of Calendly.
    </ds.EmbedFrame>
  </>
)

const Navigated = () => (
  <>
    <ds.SkipLink href="#library" />
    <ds.SiteHeader brand="Ganit" links={[link]} currentPath="/every" />
    <ds.DisclosureNav label="Courses">
      <ds.DisclosureNavLink href="/fees">Fees</ds.DisclosureNavLink>
      <ds.DisclosureNavMenu label="Lessons">
        <ds.DisclosureNavLink href="/fees">Mathematics</ds.DisclosureNavLink>
      </ds.DisclosureNavMenu>
    </ds.DisclosureNav>
    <ds.Breadcrumbs>
      <ds.BreadcrumbsItem href="/fees">Fees</ds.BreadcrumbsItem>
      <ds.BreadcrumbsItem>{lesson}</ds.BreadcrumbsItem>
    </ds.Breadcrumbs>
    <ds.SideMenu links={[link]} currentPath="/every" />
    <ds.NotFound title={<brand.ErasedZero>404</brand.ErasedZero>} text="There is no such page." link={link} />
    <ds.UnexpectedError>This page could not be shown.</ds.UnexpectedError>
    <ds.ScrollToTop focusId="library" />
    <ds.SiteFooter
      brand="Ganit"
      tagline="Mathematics in Kolkata."
      columns={[{ title: 'Pages', links: [link] }]}
      year={2026}
      endLink={link}
      settings={<ds.ThemeSwitch />}
    />
  </>
)

const Shown = () => (
  <>
    <ds.Alert tone="error">The form was not sent.</ds.Alert>
    <ds.Avatar name={person} decorative />
    <ds.Badge>Sample</ds.Badge>
    <ds.Banner aria-label="Announcement" storageKey="banner" links={<ds.Link href="/fees">Fees</ds.Link>}>
      Fourteen days free.
    </ds.Banner>
    <ds.ButtonGroup>
      <ds.Button asChild variant="primary">
        <ds.Link href="/fees">Fees</ds.Link>
      </ds.Button>
      <ds.Button loading={false}>Send</ds.Button>
      <ds.Button inactive inactiveReason="Choose a plan first.">
        Next
      </ds.Button>
    </ds.ButtonGroup>
    <p className={ds.buttonVariants({ variant: 'ghost' })}>Look</p>
    <p className={ds.headingVariants({ size: 'h3' })}>Look</p>
    <p className={ds.linkVariants()}>Look</p>
    <p className={ds.textVariants({ size: 'lead' })}>Look</p>
    <p className={ds.floatingCard}>Look</p>
    <ds.Grid min="md">
      <ds.Card>Card</ds.Card>
    </ds.Grid>
    <ds.Carousel aria-label="New books">
      {['Algebra', 'Botany', 'Chemistry'].map((book) => (
        <ds.CarouselItem key={book}>
          <ds.Link href="/fees">{book}</ds.Link>
        </ds.CarouselItem>
      ))}
    </ds.Carousel>
    <ds.LogoCarousel label="Academies">
      {['Shaluk', 'Ganit', 'Sur', 'Taal'].map((name) => (
        <ds.LogoCarouselItem key={name} mark={<CheckIcon />}>
          {name}
        </ds.LogoCarouselItem>
      ))}
    </ds.LogoCarousel>
    <brand.ChalkUnderline>ten minutes</brand.ChalkUnderline>
    <brand.ChalkGrain />
    <brand.ChalkLedge />
    <ds.CheckList items={['Fee register', 'Attendance']} />
    <ds.EmptyState level={2} icon={CheckIcon} title="No students yet">
      Invite one.
    </ds.EmptyState>
    <ds.CopyButton text="pay_1" what="the payment ID" />
    <ds.Loading>Loading the calendar...</ds.Loading>
    <ds.Progress label="Onboarding" value={2} max={3} />
    <ds.ProgressBar label="Upload" value={2} max={3} />
    <ds.Separator />
    <ds.Skeleton lines={2} />
    <ds.Slider aria-label="Lesson length" min={15} max={90} step={15} ticks={['Short', 'Long']} />
    <ds.Spinner />
    <ds.Stack gap="md">
      <ds.Stepper label="Onboarding steps" current={1}>
        <ds.StepperItem>Choose Your Plan</ds.StepperItem>
        <ds.StepperItem>Add Company Info</ds.StepperItem>
      </ds.Stepper>
      <ds.StepperProgress label="Progress" current={1} total={2} title="Choose Your Plan" />
      <ds.StepperHeading takesFocus={false}>Choose Your Plan</ds.StepperHeading>
    </ds.Stack>
    <ds.Table caption="Students by class">
      <tbody>
        <tr>
          <th scope="row">Class 9</th>
          <td data-numeric>42</td>
        </tr>
      </tbody>
    </ds.Table>
    <ds.TagList label="Subjects">
      <ds.Tag>Mathematics</ds.Tag>
    </ds.TagList>
    <ds.Text size="lead">
      Ten <ds.Text as="span">minutes</ds.Text>.
    </ds.Text>
    <ds.ToggleGroup label="View" defaultValue="week">
      <ds.ToggleGroupItem value="week" icon={<CheckIcon />}>
        Week
      </ds.ToggleGroupItem>
    </ds.ToggleGroup>
    <brand.Typewriter phrases={['maths tuition', 'dance school']} />
    <ds.VideoPlayer
      label="Setting up a school"
      sources={[{ src: 'data:video/mp4,', type: 'video/mp4' }]}
      tracks={[{ src: 'data:text/vtt,WEBVTT', srcLang: 'en-IN', label: 'English' }]}
      transcript={<p>It begins.</p>}
    />
    <ds.VideoTranscript id="words">It begins.</ds.VideoTranscript>
    <ds.NativeVideo controls label="A lesson" sources={[{ src: 'data:video/mp4,', type: 'video/mp4' }]} />
    <ds.VisuallyHidden>Phone: </ds.VisuallyHidden>
    <ds.WhatsAppIcon aria-hidden="true" />
  </>
)

const Composed = () => (
  <>
    <brand.Hero
      headingId="hero"
      headline={{ before: 'Put your', typed: ['maths tuition'], middle: 'online in', chalked: 'ten minutes' }}
      lead="From sign-up to a site."
      actions={<ds.Link href="/fees">Fees</ds.Link>}
      preview={<brand.ProductPreview site={brand.sampleSite} label="A site" />}
    />
    <ds.CallToAction
      title="The bell rings."
      headingId="bell"
      drawing={<brand.Gong />}
      actions={<ds.Link href="/fees">Fees</ds.Link>}
    >
      That is enough time.
    </ds.CallToAction>
    <ds.ContactDetails>
      <ds.ContactDetail icon={<CheckIcon />} term="Fees" href="/fees">
        Fees
      </ds.ContactDetail>
    </ds.ContactDetails>
    <ds.DescriptionList items={[['Plan', 'Free Trial']]} />
    <ul>
      <ds.FeatureCard title="Your own colours" icon={<CheckIcon />} surface={brand.subjectSurface.river}>
        Choose once.
      </ds.FeatureCard>
    </ul>
    <ds.FeatureList>
      <ds.FeatureItem icon={<CheckIcon />} title="Batches">
        Repeat a week once.
      </ds.FeatureItem>
    </ds.FeatureList>
    <ds.FeatureTabs
      label="Features"
      features={[{ id: 'fees', label: 'Fees', title: 'Fees', content: ['A register'] }]}
      illustration={{ fees: <brand.FeeRegister register={register} /> }}
    />
    <ds.IntroCard title="14 days free" points={['No card']} action={<ds.Link href="/fees">Fees</ds.Link>}>
      After that you choose.
    </ds.IntroCard>
    <ds.LegalPage
      title="Refund policy"
      intro="When money comes back."
      updated={{ iso: '2026-11-01', text: '1 November 2026' }}
      sections={[
        { id: 'refund', heading: 'Refunds', body: ['In a week.'], list: ['By card.', 'By UPI.'] },
        { id: 'questions', heading: 'Questions', body: ['Write to us.'] },
      ]}
    />
    <ds.Section id="faq" label="FAQ" headingId="faq-heading" ruled>
      <ds.PageHeader level={2} label="FAQ" headingId="faq-heading" title="Questions" />
    </ds.Section>
    <ds.PricingTable>
      <ds.PricingCard
        title="Free Trial"
        currency="INR"
        price={0}
        period="per month"
        features={['A site']}
        popular
        badge={<brand.ChalkCircle>Most popular</brand.ChalkCircle>}
        action={<ds.Link href="/fees">Fees</ds.Link>}
      />
    </ds.PricingTable>
    <ds.ServiceList>
      <ds.ServiceItem icon={<CheckIcon />} title="Free subdomain">
        A short address.
      </ds.ServiceItem>
    </ds.ServiceList>
    <ds.SplitPanel>
      <ds.SplitPanelSide>Steps</ds.SplitPanelSide>
      <ds.SplitPanelMain>
        Fields
        <ds.SplitPanelActions>Buttons</ds.SplitPanelActions>
      </ds.SplitPanelMain>
    </ds.SplitPanel>
    <ds.StatList>
      <ds.Stat value="10" unit="min">
        from signing up
      </ds.Stat>
    </ds.StatList>
    <ds.StepList>
      <ds.StepItem number={1} icon={<CheckIcon />} title="Choose a plan">
        Start.
      </ds.StepItem>
    </ds.StepList>
    <ds.TestimonialList>
      <ds.Testimonial name={person} title="Teacher" rating={5}>
        It works.
      </ds.Testimonial>
    </ds.TestimonialList>
    <ds.TimelineRuler unit="min">
      <ds.TimelineStep from={0} to={4} when="Minutes 0 to 4" title="Sign up">
        Pick a plan.
      </ds.TimelineStep>
    </ds.TimelineRuler>
    <brand.BarChart {...drawing} bars={[{ label: 'June', value: 4 }]} />
    <brand.ColourCard {...drawing} swatches={[{ colour: 'river', name: 'River' }]} />
    <brand.ExamSheet {...drawing} questions={[{ text: 'Solve x + 1 = 2.', marks: 2 }]} />
    <brand.WeekCalendar {...drawing} week={{ days: ['Monday'], rows: [] }} />
  </>
)

/** Every public export, from a server component where its props allow it. */
export const Every = () => (
  <ds.DesignSystemProvider locale="en-IN">
    <ds.Container id="library" tabIndex={-1}>
      <ds.Heading level={1}>Every export</ds.Heading>
      <Navigated />
      <Shown />
      <Typed />
      <Disclosed />
      <Composed />
      <PassedFunctions />
    </ds.Container>
  </ds.DesignSystemProvider>
)

const lessons = Array.from({ length: 150 }, (_, index) => `Lesson ${index + 1}`)

/** A page of many links, each a child that React may hand over lazily. */
export const ManyLinks = () => (
  <ds.Stack>
    <ds.Heading level={1}>Many links</ds.Heading>
    {lessons.map((lesson) => (
      <p key={lesson}>
        <ds.Button asChild>
          <a href="/fees">{lesson}</a>
        </ds.Button>
        <ds.Link href="/fees">Fees of {lesson}</ds.Link>
      </p>
    ))}
  </ds.Stack>
)
