import { Heading, Tabs, TabsContent, TabsList, TabsTrigger, Text } from '@kaksha/design-system'
import type { Pictures } from '../component/guidance.tsx'

const tabs = (labels: [string, ...string[]], text: string) => (
  <Tabs defaultValue={labels[0]} style={{ width: '100%' }}>
    <TabsList aria-label="Picture">
      {labels.map((label) => (
        <TabsTrigger key={label} value={label}>
          {label}
        </TabsTrigger>
      ))}
    </TabsList>
    {labels.map((label) => (
      <TabsContent key={label} value={label} style={{ paddingBlockStart: '1rem' }}>
        <Text>{text}</Text>
      </TabsContent>
    ))}
  </Tabs>
)

export default {
  'Divide one subject': {
    do: (
      <div style={{ width: '100%' }}>
        <Heading level={4} size="h3">
          Courses
        </Heading>
        {tabs(['Maths', 'Tabla', 'Code'], 'Algebra on Monday, geometry on Wednesday.')}
      </div>
    ),
    dont: tabs(['Home', 'Pricing', 'Contact'], 'Welcome to Ganit, a school for everybody.'),
  },
} satisfies Pictures
