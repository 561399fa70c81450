import { cx, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, cloneElement, type MouseEvent, type ReactElement, useId } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { buttonVariants } from './button-variants.ts'

export { buttonDescriptions, buttonVariants } from './button-variants.ts'

type Look = Pick<VariantProps<typeof buttonVariants>, 'variant'>

/** A button that shows only an icon does not compile without an accessible name. */
type SizeAndName =
  | { size?: 'md' | 'sm' }
  | ({ size: 'icon' } & ({ 'aria-label': string } | { 'aria-labelledby': string }))

type NativeProps = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled' | 'children'>

type AsButton = {
  asChild?: false
  children?: ComponentProps<'button'>['children']
  /**
   * The action is running: presses are ignored, the label and the focus stay, 'Loading...' is shown and announced. Pass
   * the boolean from the first render (`loading={sending}`): the live region has to exist before its text.
   */
  loading?: boolean
  /**
   * The action is not possible now: presses are ignored. The button stays focusable, so that people can find it and
   * hear the `inactiveReason`.
   */
  inactive?: boolean
  /** Why it is inactive, and what to do. It becomes the description and the tooltip of the button. */
  inactiveReason?: string
}

type AsChild = {
  /** Passes the styles and props to its only child, usually a link, instead of rendering a button. */
  asChild: true
  children: ReactElement<{ className?: string }>
  loading?: never
  inactive?: never
  inactiveReason?: never
}

export type ButtonProps = NativeProps & Look & SizeAndName & (AsButton | AsChild)

const loadingText = 'Loading...'

/**
 * Starts something on the page. To go to another address use a link: `<a className={buttonVariants()}>`. There is no
 * `disabled`: use `inactive` with an `inactiveReason`, which can be reached by keyboard.
 *
 * @example <Button variant="primary" type="submit" loading={sending}>Send message</Button>
 */
export function Button(props: ButtonProps) {
  const { variant, size, asChild, loading, inactive, inactiveReason, className, children, onClick, ...rest } =
    props
  const id = useId()
  const look = { 'data-slot': 'button', className: buttonVariants({ variant, size, className }) }

  if (asChild) {
    const joined = cx(look.className, children.props.className)
    return cloneElement(children, {
      ...look,
      ...rest,
      ...(onClick && { onClick }),
      className: joined,
    } as object)
  }

  const note = loading ? `${id}status` : inactive && inactiveReason ? `${id}reason` : undefined
  const ignore = (event: MouseEvent) => {
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      <button
        type="button"
        {...look}
        {...rest}
        onClick={loading || inactive ? ignore : onClick}
        aria-disabled={loading || inactive || undefined}
        aria-describedby={cx(rest['aria-describedby'], note) || undefined}
        data-loading={loading || undefined}
        title={rest.title ?? (inactive ? inactiveReason : undefined)}
      >
        {loading && size === 'icon' ? <Spinner /> : children}
        {loading && size !== 'icon' && (
          // The text is drawn from an attribute by CSS: it is already in the status, and find-in-page must find it
          // once.
          <span
            aria-hidden="true"
            data-text={loadingText}
            className="absolute inset-x-0 bottom-1 flex items-center justify-center gap-1 text-[.875rem] leading-none font-normal after:content-[attr(data-text)]"
          >
            <Spinner className="size-3.5!" />
          </span>
        )}
      </button>
      {loading !== undefined && (
        // Beside the button, not inside: a live region inside a button is not exposed.
        <span id={`${id}status`} role="status" className="sr-only">
          {loading ? loadingText : ''}
        </span>
      )}
      {note?.endsWith('reason') && (
        <span id={note} hidden>
          {inactiveReason}
        </span>
      )}
    </>
  )
}
