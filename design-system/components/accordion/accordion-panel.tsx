import { cx } from 'class-variance-authority'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'

type PanelProps = ComponentProps<'div'> & { 'data-state'?: 'open' | 'closed' }

/** A closed panel is skipped and has no height, but find-in-page can reach it where the browser knows how. */
const panelStyle = cx(
  'grid grid-rows-[1fr] [[hidden]]:grid-rows-[0fr] [[hidden]]:[content-visibility:hidden]',
  'not-supports-[content-visibility:hidden]:[[hidden]]:hidden',
  'motion-safe:transition-[grid-template-rows,content-visibility] motion-safe:transition-discrete motion-safe:duration-mid motion-safe:ease-standard',
)

/**
 * The panel as it stands in the page: Radix gives it its props, state and id.
 *
 * Radix measures the element behind its ref on every change, with transitions switched off, and would end
 * ours before it began. So it gets the inner element to measure, and the height moves by CSS on the outer one.
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
    // Find-in-page may have opened it before this script was there.
    if (!element.hasAttribute('hidden')) return open()
    // React writes hidden="" for every value (facebook/react#24740).
    element.setAttribute('hidden', 'until-found')
    element.addEventListener('beforematch', open)
    return () => element.removeEventListener('beforematch', open)
  }, [closed, trigger])

  return (
    <section
      {...rest}
      // Its name makes it a region. A closed panel keeps its box: it would be an empty one in the list of landmarks.
      aria-labelledby={closed ? undefined : trigger}
      ref={panel}
      data-slot="accordion-content"
      data-state={state}
      data-until-found=""
      hidden={closed}
      // The browser shows what find-in-page has found, at times before hydration.
      suppressHydrationWarning
      className={panelStyle}
      // Radix's style holds only the sizes it measured: nothing reads them, and a strict policy refuses the attribute.
      style={undefined}
    >
      {/* Cut downwards only: across, the focus ring of a link at the edge has room. */}
      <div ref={ref} className="min-h-0 overflow-y-clip">
        <div className={className}>{children}</div>
      </div>
    </section>
  )
}
