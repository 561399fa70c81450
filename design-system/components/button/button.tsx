'use client'

import { Slot } from '@radix-ui/react-slot'
import { cx, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactElement, useId } from 'react'
import { useLabels, useProps } from '../../provider/context.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { TooltipText } from '../tooltip/tooltip-text.tsx'
import { buttonVariants } from './button-variants.ts'

export { buttonDescriptions, buttonVariants } from './button-variants.ts'

type Size = 'lg' | 'md' | 'sm' | 'icon'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled'> {
  variant?: VariantProps<typeof buttonVariants>['variant']
  /** A button of the size `icon` needs an `aria-label` or `aria-labelledby`. */
  size?: Size | undefined
  /** Passes the styles and props to its only child, usually a link, instead of rendering a button. */
  asChild?: boolean | undefined
  /**
   * The action is running: presses are ignored, the label and the focus stay, 'Loading...' is shown and announced. Pass
   * the boolean from the first render (`loading={sending}`): the live region has to exist before its text.
   */
  loading?: boolean | undefined
  /**
   * The action is not possible now: presses are ignored. The button stays focusable, so that people can find it and
   * hear the `inactiveReason`.
   */
  inactive?: boolean | undefined
  /**
   * Why it is inactive, and what to do. It is the description of the button, and its tooltip: on hover, on keyboard focus
   * and on a press.
   */
  inactiveReason?: string | undefined
  /** Its texts in another language. */
  labels?: Partial<typeof buttonLabels> | undefined
}

/** Checked where a value is written out. A `size` or `asChild` that is only known at run time is accepted. */
type Rules<S, C> = ([S] extends ['icon']
  ? { 'aria-label': string } | { 'aria-labelledby': string }
  : unknown) &
  ([C] extends [true]
    ? {
        children: ReactElement<{ className?: string }>
        loading?: never
        inactive?: never
        inactiveReason?: never
      }
    : unknown)

/** The texts of a button. */
export const buttonLabels = {
  /** Shown and announced while it is loading. */
  loading: 'Loading...',
}

/**
 * Starts something on the page. To go to another address use a link: `<a className={buttonVariants()}>`. There is no
 * `disabled`: use `inactive` with an `inactiveReason`, which can be reached by keyboard.
 *
 * @example <Button variant="primary" type="submit" loading={sending}>Send message</Button>
 */
export function Button<const S extends Size | undefined, const C extends boolean | undefined = boolean>(
  props: ButtonProps & { size?: S; asChild?: C } & Rules<S, C>,
) {
  const { variant, size, asChild, loading, inactive, inactiveReason, labels, ...more } = useProps(
    'Button',
    props as ButtonProps,
  )
  const { className, children, onClick, ...rest } = more
  const text = useLabels('button', buttonLabels, labels).loading
  const id = useId()
  const rootProps = { 'data-slot': 'button', className: buttonVariants({ variant, size, className }) }

  if (asChild)
    return (
      <Slot {...rootProps} {...rest} onClick={onClick}>
        {children}
      </Slot>
    )

  const reason = inactive && !loading && inactiveReason
  const note = loading ? `${id}status` : reason && `${id}reason`
  const ignore = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }
  // The button of a menu opens it on pointerdown, mousedown or a key. The events themselves go on: a press still moves
  // the focus and closes what is open elsewhere.
  const blocked = {
    onClick: ignore,
    onPointerDown: undefined,
    onMouseDown: undefined,
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) =>
      !/^(Enter| |Arrow.*)$/.test(event.key) && rest.onKeyDown?.(event),
  }

  return (
    <>
      <button
        type="button"
        {...rootProps}
        {...rest}
        onClick={onClick}
        {...((loading || inactive) && blocked)}
        aria-disabled={loading || inactive || undefined}
        aria-describedby={cx(rest['aria-describedby'], note) || undefined}
        data-loading={loading || undefined}
      >
        {loading && size === 'icon' ? <Spinner /> : children}
        {loading && size !== 'icon' && (
          // The text is drawn from an attribute by CSS: it is already in the status, and find-in-page must find it
          // once.
          <span
            aria-hidden="true"
            data-text={text}
            className="absolute inset-x-0 bottom-[calc((var(--ds-size-target)-2.25rem)/2)] flex items-center justify-center gap-1 text-[length:calc(var(--ds-size-target)/4+.1875rem)] leading-none font-normal after:content-[attr(data-text)]"
          >
            <Spinner className="size-[1em]!" />
          </span>
        )}
      </button>
      {reason && <TooltipText id={`${id}reason`} text={reason} side="below" isShownOnPress />}
      {loading !== undefined && (
        // Beside the button, not inside: a live region inside a button is not exposed.
        <span id={`${id}status`} role="status" className="sr-only">
          {loading ? text : ''}
        </span>
      )}
    </>
  )
}
