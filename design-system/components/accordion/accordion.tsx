'use client'

import * as Radix from '@radix-ui/react-accordion'
import { cx } from 'class-variance-authority'
import { Plus } from 'lucide'
import { type ComponentProps, type CSSProperties, useLayoutEffect, useRef } from 'react'
import { useOnce } from '../_internal/use-once.ts'
import { Heading } from '../heading/heading.tsx'
import { createIcon } from '../icon/create-icon.ts'

const PlusIcon = createIcon('plus', Plus)

type PanelProps = ComponentProps<'div'> & {
  'data-state'?: 'open' | 'closed'
  contentStyle: CSSProperties | undefined
  lazy: boolean
}

/**
 * A closed panel has no height and is not painted. Where the browser supports `hidden="until-found"`, find-in-page
 * still searches it; elsewhere it is not displayed.
 */
const panelStyle = cx(
  'grid grid-rows-[1fr] [[hidden]]:grid-rows-[0fr] [[hidden]]:[content-visibility:hidden]',
  'not-supports-[content-visibility:hidden]:[[hidden]]:hidden',
  'motion-safe:transition-[grid-template-rows,content-visibility] motion-safe:transition-discrete motion-safe:duration-mid motion-safe:ease-standard',
)

/**
 * The element of one panel. Radix passes its props, state and id.
 *
 * Radix measures the element of its ref on every change with transitions turned off, which would end our own transition
 * before it starts. So the ref is given to the inner element, and the height is animated by CSS on the outer one.
 */
function AccordionPanel(props: PanelProps) {
  const {
    ref,
    role: _,
    'aria-labelledby': trigger,
    'data-state': state,
    className,
    contentStyle,
    lazy,
    children,
    ...rest
  } = props
  const panel = useRef<HTMLElement>(null)
  const closed = state !== 'open'
  const wasOpen = useOnce(!closed)

  useLayoutEffect(() => {
    const element = panel.current
    if (!element || !closed) return
    const open = () => document.getElementById(trigger ?? '')?.click()
    // Find-in-page may have opened the panel before hydration.
    if (!element.hasAttribute('hidden')) return open()
    // React writes hidden="" for every value (facebook/react#24740).
    element.setAttribute('hidden', 'until-found')
    element.addEventListener('beforematch', open)
    return () => element.removeEventListener('beforematch', open)
  }, [closed, trigger])

  return (
    <section
      {...rest}
      // A `section` with a name is a region. A closed panel has no name, or it would be an empty entry in the list of
      // landmarks.
      aria-labelledby={closed ? undefined : trigger}
      ref={panel}
      data-slot="accordion-content"
      data-state={state}
      data-until-found=""
      hidden={closed}
      // The browser removes `hidden` when find-in-page finds text here, which can happen before hydration.
      suppressHydrationWarning
      className={panelStyle}
      // Radix writes only the measured sizes into `style`. Nothing uses them, and a strict content security policy
      // refuses style attributes.
      style={undefined}
    >
      {/* Clipped on the block axis only, so that the focus ring of a link at the side edges is not cut off. */}
      <div ref={ref} className="min-h-0 overflow-y-clip">
        <div className={className} style={contentStyle}>
          {(wasOpen || !lazy) && children}
        </div>
      </div>
    </section>
  )
}

export type AccordionProps = (
  | (Omit<Radix.AccordionSingleProps, 'type' | 'orientation'> & {
      /** 'single': opening an answer closes the other, the default. 'multiple': any number of them is open. */
      type?: 'single'
    })
  | Omit<Radix.AccordionMultipleProps, 'orientation'>
) &
  Pick<ComponentProps<'div'>, 'ref'>

/**
 * Questions of which one answer is open at a time, or several with `type="multiple"`. Pressing an open row closes it.
 * Closed panels stay in the HTML, so that find-in-page, search engines and readers without JavaScript have their text.
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
  const rootProps = { 'data-slot': 'accordion', className: cx('border-t-6 border-fg', className) }
  if (rest.type === 'multiple') return <Radix.Root {...rootProps} {...rest} />
  return <Radix.Root collapsible {...rootProps} {...rest} type="single" />
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
      <Heading level={heading} size="h3" className="max-xs:text-[1.1875rem]/[1.3]">
        <Radix.Trigger
          data-slot="accordion-trigger"
          className={cx(
            'flex min-h-14 w-full items-center justify-between gap-4 py-3 text-start md:min-h-17 md:gap-6 md:py-4 font-bold tracking-[-.015em] data-[state=open]:font-extrabold',
            'underline-offset-[.22em] hover:underline hover:decoration-2',
            // The vertical line of the plus is scaled away, which leaves a minus.
            '[&>svg]:size-7 [&>svg>path:last-child]:origin-center data-[state=open]:[&>svg>path:last-child]:scale-y-0 motion-safe:[&>svg>path]:transition-[scale] motion-safe:[&>svg>path]:duration-mid motion-safe:[&>svg>path]:ease-standard',
            className,
          )}
          {...rest}
        >
          {children}
          <PlusIcon aria-hidden="true" />
        </Radix.Trigger>
      </Heading>
    </Radix.Header>
  )
}

export type AccordionContentProps = Omit<
  ComponentProps<typeof Radix.Content>,
  'asChild' | 'forceMount' | 'ref'
> & {
  /**
   * Renders the content when it is opened first, and keeps it then. Until then nobody finds it: neither find-in-page nor a
   * reader of the printed page or without JavaScript. False by default.
   */
  lazy?: boolean
}

/** The answer. It is in the HTML while it is closed too, unless it is `lazy`. */
export function AccordionContent({
  className,
  style,
  lazy = false,
  children,
  ...rest
}: AccordionContentProps) {
  return (
    <Radix.Content {...rest} forceMount asChild>
      <AccordionPanel className={cx('max-w-[36em] pb-5 md:pb-8', className)} contentStyle={style} lazy={lazy}>
        {children}
      </AccordionPanel>
    </Radix.Content>
  )
}
