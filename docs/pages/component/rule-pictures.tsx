/** Pictures of rules, by the name of the component and the beginning of what to do. */
import {
  Alert,
  Button,
  ButtonGroup,
  Card,
  Carousel,
  CarouselItem,
  EmptyState,
  Field,
  Heading,
  Input,
  PricingCard,
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  Text,
} from '@kaksha/design-system'
import { Users } from 'lucide-react'
import type { ReactNode } from 'react'

const email = (
  <Field label="Email">
    <Input defaultValue="mitali@ganit.example" />
  </Field>
)

const domain = (error: string) => (
  <Field label="Domain name" error={error} className="w-full">
    <Input defaultValue="ga" />
  </Field>
)

const buttons = (second: 'ghost' | 'primary') => (
  <ButtonGroup>
    <Button variant="primary">Send message</Button>
    <Button variant={second}>Discard</Button>
  </ButtonGroup>
)

const slides = (count: number) => (
  <Carousel aria-label="Student work" dots className="w-full [zoom:.6]">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: slides that never move
      <CarouselItem key={index}>
        <Card padding="sm">{index + 1}</Card>
      </CarouselItem>
    ))}
  </Carousel>
)

const dialog = (title: string, text: string, confirm: string, cancel: string) => (
  <Card shadow className="w-full">
    {title && (
      <Heading level={4} size="h3">
        {title}
      </Heading>
    )}
    <Text>{text}</Text>
    <ButtonGroup className="mt-4">
      <Button variant="solid">{confirm}</Button>
      <Button>{cancel}</Button>
    </ButtonGroup>
  </Card>
)

const plans = (isMonthlyPopular: boolean) => (
  <div className="grid w-full grid-cols-2 gap-6 [zoom:.5]">
    {(['Monthly', 'Yearly'] as const).map((title) => {
      const isPopular = title === 'Yearly' || isMonthlyPopular
      return (
        <PricingCard
          key={title}
          title={title}
          currency="₹"
          currencyName="rupees"
          locale="en-IN"
          price={title === 'Yearly' ? 9000 : 900}
          period={title === 'Yearly' ? 'per year' : 'per month'}
          popular={isPopular}
          features={['Calendar', 'Exam builder']}
          action={<Button variant={isPopular ? 'primary' : 'outline'}>Start</Button>}
        />
      )
    })}
  </div>
)

const tabs = (labels: [string, ...string[]], text: string) => (
  <Tabs defaultValue={labels[0]} className="w-full">
    <TabsList aria-label="Picture">
      {labels.map((label) => (
        <TabsTrigger key={label} value={label}>
          {label}
        </TabsTrigger>
      ))}
    </TabsList>
    {labels.map((label) => (
      <TabsContent key={label} value={label} className="pt-4">
        <Text>{text}</Text>
      </TabsContent>
    ))}
  </Tabs>
)

export const rulePictures: Readonly<Record<string, Record<string, { do: ReactNode; dont: ReactNode }>>> = {
  alert: {
    'Leave the message on the page': {
      do: (
        <div className="grid w-full gap-4">
          <Alert tone="error">Login failed. Please try again.</Alert>
          {email}
        </div>
      ),
      dont: (
        <div className="w-full pb-18">
          {email}
          <Card shadow padding="sm" className="absolute end-3 bottom-3">
            Login failed. Gone in 3 s
          </Card>
        </div>
      ),
    },
  },
  button: {
    'Give one button': { do: buttons('ghost'), dont: buttons('primary') },
  },
  carousel: {
    'Show `dots` for up to ten': { do: slides(6), dont: slides(18) },
  },
  dialog: {
    'Content: name it': {
      do: dialog('Cancel the trial?', 'Your school stays open until Friday.', 'Cancel the trial', 'Keep it'),
      dont: dialog('', 'Are you sure?', 'OK', 'Cancel'),
    },
  },
  'empty-state': {
    'Content: say what is missing': {
      do: (
        <EmptyState
          level={4}
          icon={Users}
          title="No students yet"
          actions={<Button variant="primary">Add a student</Button>}
        >
          Students appear here when they accept your invitation.
        </EmptyState>
      ),
      dont: <EmptyState level={4} icon={Users} title="No data" />,
    },
  },
  field: {
    'Say in the error how': {
      do: domain('Use at least 3 characters. You have typed 2.'),
      dont: domain('Invalid input'),
    },
  },
  'pricing-card': {
    'Mark at most one plan': { do: plans(false), dont: plans(true) },
  },
  tabs: {
    'Divide one subject': {
      do: (
        <div className="w-full">
          <Heading level={4} size="h3">
            Courses
          </Heading>
          {tabs(['Maths', 'Tabla', 'Code'], 'Algebra on Monday, geometry on Wednesday.')}
        </div>
      ),
      dont: tabs(['Home', 'Pricing', 'Contact'], 'Welcome to Ganit, a school for everybody.'),
    },
  },
}
