import type { CSSProperties } from 'react'
import { Alert } from '../../../design-system/components/alert/alert.tsx'
import { Badge } from '../../../design-system/components/badge/badge.tsx'
import { buttonVariants } from '../../../design-system/components/button/button-variants.ts'
import { ButtonGroup } from '../../../design-system/components/button-group/button-group.tsx'
import { Field } from '../../../design-system/components/field/field.tsx'
import { Heading } from '../../../design-system/components/heading/heading.tsx'
import { Input } from '../../../design-system/components/input/input.tsx'
import { linkVariants } from '../../../design-system/components/link/link.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'

/**
 * A visual sample of the colours. It is inert, because its controls do nothing. The list of results beside it has the
 * same information as text.
 */
export const Preview = ({ colours }: { colours: Record<string, string> }) => (
  <div
    inert
    style={
      Object.fromEntries(
        Object.entries(colours).map(([name, value]) => [`--ds-${name}`, value]),
      ) as CSSProperties
    }
    className="space-y-5 rounded-panel border-2 border-border bg-page p-6 text-fg [forced-color-adjust:none]"
  >
    <div className="flex flex-wrap items-center gap-3">
      <Heading level={3} size="h3">
        Thursday, 5 pm
      </Heading>
      <Badge>Algebra</Badge>
    </div>
    <Text>
      Body text with <span className={linkVariants()}>a link</span>.{' '}
      <span className="text-muted">Secondary text beside it.</span>
    </Text>
    <ButtonGroup>
      <span className={buttonVariants({ variant: 'primary' })}>Main</span>
      <span className={buttonVariants({ className: 'outline-3 outline-offset-3 outline-focus' })}>Focus</span>
      <span className={buttonVariants({ variant: 'solid' })}>Solid</span>
    </ButtonGroup>
    <Field label="A field">
      <Input defaultValue="What was typed" readOnly />
    </Field>
    <Alert tone="error">The card was not accepted.</Alert>
    <Alert tone="ok">The fee was paid.</Alert>
    <Alert>The class begins in ten minutes.</Alert>
  </div>
)
