import { cx } from 'class-variance-authority'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'

type PanelProps = ComponentProps<'div'> & { 'data-state'?: 'open' | 'closed' }

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
export function AccordionPanel(props: PanelProps) {
  const {
    ref,
    role: _,
    'aria-labelledby': trigger,
    'data-state': state,
    className,
    children,
    ...rest
  } = props
  const panel = useRef<HTMLElement>(null)
  const closed = state !== 'open'

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
        <div className={className}>{children}</div>
      </div>
    </section>
  )
}
