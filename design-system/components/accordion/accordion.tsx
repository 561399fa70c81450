import * as Radix from '@radix-ui/react-accordion'
import { cx } from 'class-variance-authority'
import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Heading } from '../heading/heading.tsx'
import { AccordionPanel } from './accordion-panel.tsx'

export type AccordionProps = Omit<Radix.AccordionSingleProps, 'type' | 'orientation'> &
  Pick<ComponentProps<'div'>, 'ref'>

/**
 * Questions of which one answer is open at a time. Pressing the open row closes it. Closed panels stay in the HTML, so
 * that find-in-page, search engines and readers without JavaScript have their text.
 *
 * @example
 * <Accordion defaultValue="free">
 *   <AccordionItem value="free">
 *     <AccordionTrigger>Is the trial really free?</AccordionTrigger>
 *     <AccordionContent>Yes. You get 14 days.</AccordionContent>
 *   </AccordionItem>
 * </Accordion>
 */
export function Accordion({ className, ...rest }: AccordionProps) {
  return (
    <Radix.Root
      data-slot="accordion"
      type="single"
      collapsible
      className={cx('border-t-6 border-fg', className)}
      {...rest}
    />
  )
}

export type AccordionItemProps = ComponentProps<typeof Radix.Item>

/** One question with its answer. `value` identifies it. */
export function AccordionItem({ className, ...rest }: AccordionItemProps) {
  return (
    <Radix.Item
      data-slot="accordion-item"
      className={cx('border-b border-border-subtle', className)}
      {...rest}
    />
  )
}

export type AccordionTriggerProps = ComponentProps<typeof Radix.Trigger> & {
  /** Level of the heading around the button, chosen by the headings around the accordion. 3 by default. */
  heading?: 2 | 3 | 4
}

/** The question: a button as wide as the row, inside a heading. */
export function AccordionTrigger(props: AccordionTriggerProps) {
  const { heading = 3, className, children, ...rest } = props
  return (
    <Radix.Header asChild>
      <Heading level={heading} size="h3">
        <Radix.Trigger
          data-slot="accordion-trigger"
          className={cx(
            'flex min-h-17 w-full items-center justify-between gap-6 py-4 text-start font-bold tracking-[-.015em] data-[state=open]:font-extrabold',
            'underline-offset-[.22em] hover:underline hover:decoration-2',
            // The vertical line of the plus is scaled away, which leaves a minus.
            '[&>svg]:size-7 [&>svg>path:last-child]:origin-center data-[state=open]:[&>svg>path:last-child]:scale-y-0 motion-safe:[&>svg>path]:transition-[scale] motion-safe:[&>svg>path]:duration-mid motion-safe:[&>svg>path]:ease-standard',
            className,
          )}
          {...rest}
        >
          {children}
          <Plus aria-hidden="true" />
        </Radix.Trigger>
      </Heading>
    </Radix.Header>
  )
}

export type AccordionContentProps = Omit<
  ComponentProps<typeof Radix.Content>,
  'asChild' | 'forceMount' | 'ref'
>

/** The answer. It is in the HTML while it is closed too. */
export function AccordionContent({ className, children, ...rest }: AccordionContentProps) {
  return (
    <Radix.Content {...rest} forceMount asChild>
      <AccordionPanel className={cx('max-w-[36em] pb-8', className)}>{children}</AccordionPanel>
    </Radix.Content>
  )
}
