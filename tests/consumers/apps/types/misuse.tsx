// Each of these is refused by the types. One that is not is an error here: nothing was expected in vain.
import { Avatar, Button, Field, Icon, Input, TabsList } from '@kaksha/design-system'
import { checkTheme } from '@kaksha/design-system/check-theme'
import { Plus } from 'lucide-react'

// @ts-expect-error: no such colour
checkTheme({ light: { page: { txt: '#000' } } })

export const refused = [
  // @ts-expect-error: an icon alone has no name
  <Button key="1" size="icon" />,
  // @ts-expect-error: a keyboard cannot reach what is disabled
  <Button key="2" disabled />,
  // @ts-expect-error: a link cannot be pending
  <Button key="3" asChild pending>
    <a href="/start">Start</a>
  </Button>,
  // @ts-expect-error: no such variant
  <Button key="4" variant="primary" />,
  // @ts-expect-error: tabs without a label
  <TabsList key="5" />,
  // @ts-expect-error: a field without a label
  <Field key="6">
    <Input name="name" />
  </Field>,
  // @ts-expect-error: nobody knows whose picture this is
  <Avatar key="7" />,
  // @ts-expect-error: no such size
  <Icon key="8" icon={Plus} size="huge" />,
]
