/** A component in its shortest form, by its label: the table of its variants draws it with each value. */
import {
  Alert,
  Avatar,
  Badge,
  Button,
  Card,
  CheckList,
  DescriptionList,
  FeatureCard,
  Heading,
  Icon,
  Input,
  Link,
  Select,
  Separator,
  Skeleton,
  Text,
} from '@kaksha/design-system'
import { ArrowRight, BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'

export const specimens: Readonly<Record<string, (props: object) => ReactNode>> = {
  Alert: (props) => <Alert {...props}>Six lessons are left this month.</Alert>,
  Avatar: (props) => <Avatar name="Mitali Sen" {...props} />,
  Badge: (props) => <Badge {...props}>3 of 12</Badge>,
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
  CheckList: (props) => <CheckList items={['Live classes', 'Fee reminders']} {...props} />,
  DescriptionList: (props) => (
    <DescriptionList
      items={[
        ['Batch', 'Algebra'],
        ['Fee', '₹1,200'],
      ]}
      {...props}
    />
  ),
  FeatureCard: (props) => (
    <FeatureCard icon={<Icon icon={BookOpen} />} title="Homework" {...props}>
      Set it once.
    </FeatureCard>
  ),
  Heading: (props) => (
    <Heading level={3} {...props}>
      A good teacher talking to another
    </Heading>
  ),
  Icon: (props) => <Icon icon={ArrowRight} {...props} />,
  Input: (props) => <Input aria-label="Name" defaultValue="Mitali" {...props} />,
  Link: (props) => (
    <Link href="/" {...props}>
      Book a demo
    </Link>
  ),
  Select: (props) => (
    <Select aria-label="Day" {...props}>
      <option>Monday</option>
    </Select>
  ),
  Separator: (props) => <Separator {...props} />,
  Skeleton: (props) => <Skeleton {...props} />,
  Text: (props) => <Text {...props}>Classes begin at five and end at nine.</Text>,
}
