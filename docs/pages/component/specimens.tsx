/**
 * A component in its shortest form, by its label: the table of its variants draws it with each value. The index of
 * components has a picture of it too; a component that is not here is drawn by its first example.
 */
import {
  Alert,
  Avatar,
  Badge,
  Banner,
  Button,
  ButtonGroup,
  Card,
  Carousel,
  CarouselItem,
  Checkbox,
  CheckList,
  Combobox,
  Container,
  type ContainerProps,
  DescriptionList,
  FeatureCard,
  Grid,
  type GridProps,
  Heading,
  Icon,
  Input,
  Link,
  Logo,
  LogoCarouselItem,
  Section,
  Select,
  Separator,
  Skeleton,
  Stack,
  StepItem,
  StepList,
  type StepListProps,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  Text,
} from '@kaksha/design-system'
import { ColourCard, NameSchool, ProductPreview, sampleSite } from '@kaksha/design-system/brand'
import { ArrowRight, ArrowUp, BookOpen, CircleCheck, Copy } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

/** At half its size, for what is laid out by the width of a page. */
const Small = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div className={`w-full [zoom:.5] ${className}`} {...rest} />
)

/** A layer in a window. `place`: the classes of the layer. */
const InWindow = ({ place, ...rest }: ComponentProps<'div'> & { place: string }) => (
  <div className="grid h-80 w-full max-w-128 border-2 border-border bg-scrim [zoom:.5]">
    <div className={`bg-surface p-6 text-fg ${place}`} {...rest} />
  </div>
)

/** A layer at its control, which a static picture cannot open. */
const openLayer = (content: ReactNode, control?: ReactNode) => (
  <Stack gap="xs" align="start">
    {control}
    <Card shadow padding="sm" className="min-w-48">
      {content}
    </Card>
  </Stack>
)

const subjects = ['Mathematics', 'Music', 'Dance']
const subjectCards = subjects.map((subject) => (
  <Card key={subject} padding="sm">
    {subject}
  </Card>
))

const subjectLines = subjects.map((subject) => <Text key={subject}>{subject}</Text>)

const menu = (
  <>
    <Text>Rename</Text>
    <Text>Duplicate</Text>
    <Separator className="my-2" />
    <Text>Delete</Text>
  </>
)

const dialogPlaces = { sm: 'm-auto w-1/2', md: 'm-auto w-3/5', lg: 'm-auto w-11/12', full: 'mt-10' }
const drawerPlaces = { end: 'ms-auto w-2/5', start: 'me-auto w-2/5', top: 'mb-auto', bottom: 'mt-auto' }

export const specimens: Readonly<Record<string, (props: object) => ReactNode>> = {
  Alert: (props) => <Alert {...props}>Six lessons are left this month.</Alert>,
  AlertDialog: ({ tone = 'danger' }: { tone?: string }) => (
    <InWindow place="m-auto rounded-window">
      <Heading level={3} size="h3" className="mb-4">
        {tone === 'plain' ? 'Send 12 reminders now?' : 'Delete this batch?'}
      </Heading>
      <ButtonGroup>
        <Button variant={tone === 'equal' ? 'outline' : 'primary'}>
          {tone === 'plain' ? 'Send 12 reminders' : 'Keep it'}
        </Button>
        <Button>{tone === 'plain' ? 'Not yet' : 'Delete the batch'}</Button>
      </ButtonGroup>
    </InWindow>
  ),
  Avatar: (props) => <Avatar name="Mitali Sen" {...props} />,
  Badge: (props) => <Badge {...props}>3 of 12</Badge>,
  Banner: () => (
    <Small>
      <Banner aria-label="Announcement" storageKey="specimen" links={<Link href="/">Details</Link>}>
        No classes on Friday.
      </Banner>
    </Small>
  ),
  Button: (props) =>
    Object.values(props).includes('icon') ? (
      <Button aria-label="Next" {...props}>
        <ArrowRight aria-hidden="true" />
      </Button>
    ) : (
      <Button {...props}>Save & Next</Button>
    ),
  Card: (props) => (
    <Card padding="sm" {...props}>
      Algebra, Mondays at 5 pm
    </Card>
  ),
  Carousel: (props) => (
    <Small>
      <Carousel
        aria-label="Courses"
        header={<Heading level={3}>Courses</Heading>}
        perView={{ base: 3 }}
        {...props}
      >
        {[...subjects, 'Coding', 'Chess'].map((subject) => (
          <CarouselItem key={subject}>
            <Card padding="sm">{subject}</Card>
          </CarouselItem>
        ))}
      </Carousel>
    </Small>
  ),
  CheckList: (props) => <CheckList items={['Live classes', 'Fee reminders']} {...props} />,
  Combobox: (props) => (
    <Combobox aria-label="City" options={[{ value: 'Kolkata' }]} defaultValue="Kolkata" {...props} />
  ),
  CommandPalette: () =>
    openLayer(
      <>
        <Input aria-label="Command" placeholder="Search commands" className="mb-2" />
        {subjectLines}
      </>,
    ),
  ContextMenu: () => openLayer(menu),
  DescriptionList: (props) => (
    <DescriptionList
      items={[
        ['Batch', 'Algebra'],
        ['Fee', '₹1,200'],
      ]}
      {...props}
    />
  ),
  Dialog: ({ size = 'md' }: { size?: keyof typeof dialogPlaces }) => (
    <InWindow place={`rounded-window ${dialogPlaces[size]}`}>
      <Heading level={3} size="h3">
        Cancel the trial?
      </Heading>
      <Text>Your courses stay for 30 days.</Text>
    </InWindow>
  ),
  Drawer: ({ side = 'end' }: { side?: keyof typeof drawerPlaces }) => (
    <InWindow place={drawerPlaces[side]}>
      <Heading level={3} size="h3">
        Courses
      </Heading>
      {subjectLines}
    </InWindow>
  ),
  DropdownMenu: () => openLayer(menu, <Button>Actions</Button>),
  FeatureCard: (props) => (
    <FeatureCard icon={<Icon icon={BookOpen} />} title="Homework" {...props}>
      Set it once.
    </FeatureCard>
  ),
  FeatureIllustrations: ({ colour = 'marigold' }: { colour?: 'marigold' }) => (
    <ColourCard
      label="A colour card"
      title="Asha Music"
      subtitle="Its colour"
      swatches={[{ colour, name: colour }]}
      className="w-56"
    />
  ),
  Heading: (props) => (
    <Heading level={3} {...props}>
      A good teacher talking to another
    </Heading>
  ),
  HoverCard: () =>
    openLayer(
      <Stack direction="row" align="center">
        <Avatar name="Asha Rao" />
        <Text>Mathematics, since 2019</Text>
      </Stack>,
      <Link href="/">Asha Rao</Link>,
    ),
  Icon: (props) => <Icon icon={ArrowRight} {...props} />,
  Input: (props) => <Input aria-label="Name" defaultValue="Mitali" {...props} />,
  Layout: ({ width, min, columns, ...props }: ContainerProps & GridProps) => {
    if (width)
      return (
        <Small>
          <Container width={width}>{subjectCards[0]}</Container>
        </Small>
      )
    if (min || columns)
      return (
        <Grid min={min} columns={columns} className="w-full">
          {subjectCards}
        </Grid>
      )
    return (
      <Stack className="w-full" {...props}>
        {subjectCards}
      </Stack>
    )
  },
  Link: (props) => (
    <Link href="/" {...props}>
      Book a demo
    </Link>
  ),
  Logo: (props) => <Logo name="Kaksha" {...props} />,
  LogoCarousel: (props) => (
    <Carousel aria-label="Schools" perView={{ base: 1 }} className="w-full">
      <LogoCarouselItem mark={<Icon icon={BookOpen} />} {...props}>
        Torsha Music Room
      </LogoCarouselItem>
    </Carousel>
  ),
  NameSchool: (props) => (
    <Small data-surface="inverse" className="p-6 pb-28">
      <NameSchool
        label="What is your school called?"
        placeholder="Asha Music"
        hint="Type it, and the picture becomes yours."
        sample={sampleSite}
        sampleLabel="Example of a site"
        addressOf={() => ({ address: 'asha-music.kaksha.example' })}
        colours={{ label: 'Colour', choices: [{ colour: 'marigold', name: 'Marigold' }] }}
        {...props}
      />
    </Small>
  ),
  Popover: () =>
    openLayer(
      <>
        <Checkbox name="saturday">Saturday</Checkbox>
        <Checkbox name="sunday">Sunday</Checkbox>
      </>,
      <Button>Filter</Button>,
    ),
  Popup: () =>
    openLayer(
      <>
        <Heading level={3} size="h3">
          New here?
        </Heading>
        <Link href="/">How a school begins</Link>
      </>,
    ),
  ProductPreview: (props) => (
    <Small data-surface="inverse" className="p-6 pb-28">
      <ProductPreview label="Example of a site" site={{ ...sampleSite, ...props }} />
    </Small>
  ),
  ScrollToTop: () => (
    <Button size="icon" variant="solid" aria-label="Back to top">
      <ArrowUp aria-hidden="true" />
    </Button>
  ),
  Section: (props) => (
    <Small>
      <Section label="Prices" {...props}>
        <Heading level={3}>Start at zero</Heading>
      </Section>
    </Small>
  ),
  Select: (props) => (
    <Select aria-label="Day" {...props}>
      <option>Monday</option>
    </Select>
  ),
  Separator: (props) => <Separator {...props} />,
  SideMenu: () => (
    <InWindow place="ms-auto w-1/2" data-surface="inverse">
      {subjectLines}
    </InWindow>
  ),
  Skeleton: (props) => <Skeleton {...props} />,
  SkipLink: () => <Button variant="solid">Skip to main content</Button>,
  StepList: ({ numbers, ...props }: StepListProps) => {
    const list = (
      <StepList numbers={numbers}>
        <StepItem number={1} icon={<BookOpen />} title="Choose a plan" {...(props as object)}>
          You can change it later.
        </StepItem>
      </StepList>
    )
    return <Small>{numbers === 'margin' ? <Section ruled>{list}</Section> : list}</Small>
  },
  Tabs: (props) => (
    <Tabs defaultValue="Mathematics" className="w-full" {...props}>
      <TabsList aria-label="Subjects">
        {subjects.map((subject) => (
          <TabsTrigger key={subject} value={subject}>
            {subject}
          </TabsTrigger>
        ))}
      </TabsList>
      {subjects.map((subject) => (
        <TabsContent key={subject} value={subject} className="pt-2">
          {subject}, on Monday.
        </TabsContent>
      ))}
    </Tabs>
  ),
  Text: (props) => <Text {...props}>Classes begin at five and end at nine.</Text>,
  Toast: () =>
    openLayer(
      <Stack direction="row" gap="xs">
        <Icon icon={CircleCheck} className="text-ok" />
        <Text>Your message has been sent.</Text>
      </Stack>,
    ),
  Tooltip: () => (
    <Stack gap="xs" align="start">
      <Button size="icon" aria-label="Copy the link">
        <Copy aria-hidden="true" />
      </Button>
      <Text size="small" data-surface="inverse" className="rounded-control bg-page px-3 py-1">
        Copy the link
      </Text>
    </Stack>
  ),
  VisuallyHidden: () => (
    <Text>
      Step 2{' '}
      <span className="border-2 border-border border-dashed px-1 text-muted">of 3, Add Company Info</span>
    </Text>
  ),
}
