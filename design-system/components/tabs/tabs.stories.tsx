import { Card } from '../card/card.tsx'
import { Tabs, TabsContent, TabsList, type TabsProps, TabsTrigger } from './tabs.tsx'

export default { title: 'Components / Tabs' }

const subjects = [
  ['maths', 'Mathematics', 'Algebra on Monday, geometry on Wednesday, a test every other Saturday.'],
  ['music', 'Music', 'Tabla and harmonium, in groups of six.'],
  ['dance', 'Dance', 'Kathak for beginners, and a recital in December.'],
  ['code', 'Coding club', 'Small games first. No computer at home is needed.'],
] as const

const Subjects = (props: TabsProps) => (
  <Tabs defaultValue="maths" {...props}>
    <TabsList aria-label="Subjects">
      {subjects.map(([value, label]) => (
        <TabsTrigger key={value} value={value}>
          {label}
        </TabsTrigger>
      ))}
    </TabsList>
    {subjects.map(([value, , text]) => (
      <TabsContent key={value} value={value}>
        <Card>
          <p>{text}</p>
        </Card>
      </TabsContent>
    ))}
  </Tabs>
)

export const Default = () => <Subjects />

export const Vertical = () => <Subjects orientation="vertical" />

export const Responsive = () => <Subjects orientation="responsive" />

export const Scrolling = () => (
  <div style={{ width: '16rem' }}>
    <Subjects defaultValue="code" />
  </div>
)

export const OneDisabled = () => (
  <Tabs defaultValue="now">
    <TabsList aria-label="Terms">
      <TabsTrigger value="now">This term</TabsTrigger>
      <TabsTrigger value="next" disabled>
        Next term
      </TabsTrigger>
      <TabsTrigger value="past">Last term</TabsTrigger>
    </TabsList>
    <TabsContent value="now">Two batches.</TabsContent>
    <TabsContent value="next">Not decided yet.</TabsContent>
    <TabsContent value="past">One batch.</TabsContent>
  </Tabs>
)

export const ManualActivation = () => <Subjects activationMode="manual" />
