'use client'

import * as Radix from '@radix-ui/react-tabs'
import { useControllableState } from '@radix-ui/react-use-controllable-state'
import { cva, cx } from 'class-variance-authority'
import {
  type ComponentProps,
  type CSSProperties,
  createContext,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useHydrated } from '../../hooks/hydration.ts'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { useOnce } from '../_internal/use-once.ts'
import { useRoot } from '../_internal/use-root.ts'

/** A one-line description of each value, printed by the documentation. */
export const tabsDescriptions = {
  orientation: {
    horizontal: 'A strip above the panel, which scrolls if it is too narrow. The default.',
    vertical: 'A list beside the panel.',
    responsive: 'A strip on small screens, a list from 64rem. The arrow keys follow the layout.',
  },
} as const

/** From this width up `responsive` is a list. It equals the breakpoint `lg:` of the utilities below. */
const listFrom = '(min-width: 64rem)'

/** The list beside the panel. A caller that puts other elements between them arranges them itself. */
const tabsVariants = cva('block', {
  variants: {
    orientation: {
      horizontal: '',
      vertical:
        'gap-x-16 [&>[role=tabpanel]]:col-start-2 sm:has-[>[role=tablist]]:grid sm:has-[>[role=tablist]]:grid-cols-[13rem_minmax(0,1fr)]',
      responsive:
        'gap-x-16 [&>[role=tabpanel]]:col-start-2 lg:has-[>[role=tablist]]:grid lg:has-[>[role=tablist]]:grid-cols-[13rem_minmax(0,1fr)]',
    },
  },
})

const tabsListVariants = cva('flex border-border', {
  variants: {
    orientation: {
      horizontal: 'overflow-x-auto border-b-2 [scrollbar-width:none] motion-safe:scroll-smooth',
      vertical: 'flex-col border-t-2',
      responsive:
        '[scrollbar-width:none] max-lg:overflow-x-auto max-lg:border-b-2 motion-safe:scroll-smooth lg:flex-col lg:border-t-2',
    },
  },
})

const tabsTriggerVariants = cva(
  cx(
    'flex-none max-w-full py-[.2rem] text-start font-medium text-muted transition-colors duration-fast ease-standard hover:text-fg',
    'data-[state=active]:font-extrabold data-[state=active]:text-fg data-disabled:cursor-not-allowed data-disabled:opacity-60',
    // The mark of the selected tab: an accent-coloured line with a darker edge. Forced colours remove shadows, so it is
    // a border there.
    'data-[state=active]:[box-shadow:inset_0_calc(1.5px-var(--foot))_var(--ds-accent),inset_0_calc(-1*var(--foot))_var(--ds-accent-border)]',
    'forced-colors:data-[state=active]:border-b-4',
    // Radix moves the focus by script, and browsers treat the first such focus as keyboard focus.
    'data-pointer:outline-none',
  ),
  {
    variants: {
      orientation: {
        // An outline outside the tab would be cut off by the scrolling strip.
        horizontal: 'min-h-control px-4 -outline-offset-3 [--foot:6px]',
        vertical:
          'min-h-[calc(var(--ds-size-control)+.5rem)] border-b border-border-subtle text-[1.375rem]/[1.25] tracking-[-.015em] [--foot:4px]',
        responsive:
          'max-lg:-outline-offset-3 max-lg:min-h-control max-lg:px-4 max-lg:[--foot:6px] lg:min-h-[calc(var(--ds-size-control)+.5rem)] lg:border-b lg:border-border-subtle lg:text-[1.375rem]/[1.25] lg:tracking-[-.015em] lg:[--foot:4px]',
      },
    },
  },
)

type Orientation = keyof typeof tabsDescriptions.orientation

interface TabsState {
  value: string
  select: (value: string) => void
  /** Whether a mousedown on a tab is being handled. */
  pressing: RefObject<boolean>
  orientation: Orientation
}

const TabsContext = createContext<TabsState | null>(null)
const ListContext = createContext<true | null>(null)

/**
 * Removes the inline style of Radix: nothing here needs it, and a strict content security policy refuses it in the HTML
 * of the server. `own` comes from the caller.
 */
const DivWithOwnStyle = ({
  own,
  className,
  ...rest
}: ComponentProps<'div'> & { own: CSSProperties | undefined }) => (
  <div {...rest} className={className} style={own} />
)

export type TabsProps = Omit<ComponentProps<'div'>, 'defaultValue' | 'dir'> &
  Pick<Radix.TabsProps, 'dir' | 'activationMode' | 'value' | 'onValueChange'> & {
    /** Value of the tab that is selected initially. */
    defaultValue?: string
    /** Layout of the tabs, which decides which arrow keys move. 'horizontal' by default. */
    orientation?: Orientation
  }

/**
 * Several views of one subject, one shown at a time. All panels stay in the HTML; those that are not shown are
 * `hidden`.
 *
 * @example
 * <Tabs defaultValue="steps">
 *   <TabsList aria-label="Guide">
 *     <TabsTrigger value="steps">Steps</TabsTrigger>
 *     <TabsTrigger value="video">Video Demo</TabsTrigger>
 *   </TabsList>
 *   <TabsContent value="steps">…</TabsContent>
 *   <TabsContent value="video">…</TabsContent>
 * </Tabs>
 */
export function Tabs(props: TabsProps) {
  const { defaultValue = '', value: controlledValue, onValueChange, dir, activationMode, ...rest } = props
  const { orientation = 'horizontal', className, ...divProps } = rest
  // Enter selects on keydown and on click. useControllableState reports that as one change.
  const [value, select] = useControllableState({
    prop: controlledValue,
    defaultProp: defaultValue,
    onChange: onValueChange,
    caller: 'Tabs',
  })
  const pressing = useRef(false)
  const [direction, setDirection] = useState(dir)
  const wide = useMediaQuery(listFrom)
  const currentOrientation = orientation === 'responsive' ? (wide ? 'vertical' : 'horizontal') : orientation

  return (
    <TabsContext value={{ value, select, pressing, orientation }}>
      <Radix.Root
        asChild
        value={value}
        onValueChange={(next) => pressing.current || select(next)}
        orientation={currentOrientation}
        dir={dir ?? direction}
        activationMode={activationMode}
      >
        <div
          data-slot="tabs"
          {...divProps}
          className={tabsVariants({ orientation, className })}
          dir={dir}
          // Radix assumes left to right unless `dir` is passed. The direction is read on focus, which precedes any
          // arrow key.
          onFocusCapture={(event) => {
            divProps.onFocusCapture?.(event)
            setDirection(getComputedStyle(event.currentTarget).direction as 'ltr' | 'rtl')
            // A press must not move what is below the pointer.
            if (!event.target.matches('[data-pointer]')) scrollTabIntoView(event.target)
          }}
        />
      </Radix.Root>
    </TabsContext>
  )
}

export type TabsListProps = Omit<ComponentProps<'div'>, 'aria-label' | 'aria-labelledby'> &
  ({ 'aria-label': string } | { 'aria-labelledby': string }) & {
    /** Whether arrow keys move from the last tab to the first. True by default. */
    loop?: boolean
  }

/**
 * Scrolls the strip until the tab is in view with its focus ring: a browser leaves a focused tab where it is if a part of it
 * can be seen. Not scrollIntoView, which would move the page as well.
 */
function scrollTabIntoView(tab: Element | null) {
  const list = tab?.closest('[data-slot=tabs-list]')
  if (!list) return
  const box = list.getBoundingClientRect()
  const { left, right, width } = tab!.getBoundingClientRect()
  // 48 px of the next tab stay in view, unless the tab is too long for that.
  const inset = Math.min(48, (box.width - width) / 2)
  const by = Math.min(left - box.left - inset, 0) || Math.max(right - box.right + inset, 0)
  if (by) list.scrollLeft += by
}

/** The list of tabs. An accessible name is required: say what the tabs divide. */
export function TabsList(props: TabsListProps) {
  const { className, style, loop = true, ref, ...rest } = props
  const { value, orientation } = useRoot(TabsContext, 'TabsList', 'Tabs')
  const panelRef = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value scrolls its tab into view
  useLayoutEffect(() => {
    const list = panelRef.current
    if (!list) return
    /** The widths of the row when the selected tab was last scrolled into view. */
    let visibleValue = ''
    const showChosen = () => {
      const widths = `${list.scrollWidth} ${list.clientWidth}`
      // Do not scroll back a visitor who has scrolled to see the other tabs.
      if (widths === visibleValue) return
      visibleValue = widths
      scrollTabIntoView(list.querySelector('[aria-selected=true]'))
    }
    showChosen()
    // A late web font or a rotated phone can move the selected tab out of view.
    const sizes = window.ResizeObserver && new ResizeObserver(showChosen)
    for (const element of [list, ...list.children]) sizes?.observe(element)
    return () => sizes?.disconnect()
  }, [value])

  return (
    <ListContext value={true}>
      <Radix.List asChild loop={loop}>
        <DivWithOwnStyle
          own={style}
          data-slot="tabs-list"
          // Without JavaScript all panels are shown, so the tabs are left out.
          data-noscript="hide"
          className={tabsListVariants({ orientation, className })}
          {...rest}
          ref={(element) => {
            panelRef.current = element
            if (typeof ref === 'function') return ref(element)
            if (ref) ref.current = element
          }}
        />
      </Radix.List>
    </ListContext>
  )
}

export type TabsTriggerProps = ComponentProps<typeof Radix.Trigger>

/** One tab, with the `value` of its panel. */
export function TabsTrigger({
  className,
  onClick,
  onPointerDown,
  onMouseDown,
  onKeyDown,
  onBlur,
  ...rest
}: TabsTriggerProps) {
  const { value, select, pressing, orientation } = useRoot(TabsContext, 'TabsTrigger', 'Tabs')
  useRoot(ListContext, 'TabsTrigger', 'TabsList')
  const stop = !useHydrated() && value === rest.value
  return (
    <Radix.Trigger
      data-slot="tabs-trigger"
      className={tabsTriggerVariants({ orientation, className })}
      // Radix selects on mousedown, so a press could not be aborted by moving away (WCAG 2.5.2). It still focuses the
      // tab then, for Safari, which focuses no pressed button.
      onMouseDown={(event) => {
        onMouseDown?.(event)
        pressing.current = true
        queueMicrotask(() => {
          pressing.current = false
        })
      }}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) select(rest.value)
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event)
        event.currentTarget.dataset.pointer = ''
      }}
      onKeyDown={(event) => {
        onKeyDown?.(event)
        delete event.currentTarget.dataset.pointer
      }}
      onBlur={(event) => {
        onBlur?.(event)
        delete event.currentTarget.dataset.pointer
      }}
      // Radix makes the list a tab stop in an effect: the server's HTML would have none.
      {...(stop && { tabIndex: 0 })}
      {...rest}
    />
  )
}

export type TabsContentProps = Omit<ComponentProps<typeof Radix.Content>, 'asChild' | 'forceMount'> & {
  /**
   * Renders the content when its tab is selected first, and keeps it then. Until then it is not printed or read without
   * JavaScript. False by default.
   */
  lazy?: boolean
}

/** The panel of a tab. It is in the HTML while another tab is selected too, unless it is `lazy`. */
export function TabsContent({ className, style, lazy = false, children, ...rest }: TabsContentProps) {
  const isSelected = useRoot(TabsContext, 'TabsContent', 'Tabs').value === rest.value
  const wasSelected = useOnce(isSelected)
  return (
    <Radix.Content forceMount asChild hidden={!isSelected} {...rest}>
      <DivWithOwnStyle own={style} data-slot="tabs-content" className={className}>
        {(wasSelected || !lazy) && children}
      </DivWithOwnStyle>
    </Radix.Content>
  )
}
