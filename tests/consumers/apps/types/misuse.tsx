// The types must reject each of these. An unused @ts-expect-error is itself an error.
import { Avatar, Button, Card, Field, Icon, Input, TabsList } from '@kaksha/design-system'
import { checkTheme } from '@kaksha/design-system/check-theme'
import { Plus } from 'lucide-react'

// @ts-expect-error: unknown colour
checkTheme({ light: { page: { txt: '#000' } } })

export const rejected = [
  // @ts-expect-error: an icon without text needs a name
  <Button key="1" size="icon" />,
  // @ts-expect-error: a disabled button cannot be reached by keyboard
  <Button key="2" disabled />,
  // @ts-expect-error: a link cannot be loading
  <Button key="3" asChild loading>
    <a href="/start">Start</a>
  </Button>,
  // @ts-expect-error: unknown variant
  <Button key="4" variant="brand" />,
  // @ts-expect-error: tabs without a label
  <TabsList key="5" />,
  // @ts-expect-error: a field without a label
  <Field key="6">
    <Input name="name" />
  </Field>,
  // @ts-expect-error: the picture needs a text alternative
  <Avatar key="7" />,
  // @ts-expect-error: a section without a name is no landmark
  <Card key="9" as="section" />,
  // @ts-expect-error: unknown size
  <Icon key="8" icon={Plus} size="huge" />,
]
