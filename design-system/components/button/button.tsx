import { cx, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, cloneElement, type MouseEvent, type ReactElement, useId } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { buttonVariants } from './button.variants.ts'

export { buttonDescriptions, buttonVariants } from './button.variants.ts'

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
   * the boolean from the first render (`pending={sending}`): the live region has to exist before its text.
   */
  pending?: boolean
  /**
   * The action is not possible now: presses are ignored. The button stays focusable, so that people can find it and
   * hear the `reason`.
   */
  unavailable?: boolean
  /** Why it is unavailable, and what to do. It becomes the description and the tooltip of the button. */
  reason?: string
}

type AsChild = {
  /** Passes the styles and props to its only child, usually a link, instead of rendering a button. */
  asChild: true
  children: ReactElement<{ className?: string }>
  pending?: never
  unavailable?: never
  reason?: never
}

export type ButtonProps = NativeProps & Look & SizeAndName & (AsButton | AsChild)

const loading = 'Loading...'

/**
 * Starts something on the page. To go to another address use a link: `<a className={buttonVariants()}>`. There is no
 * `disabled`: use `unavailable` with a `reason`, which can be reached by keyboard.
 *
 * @example <Button variant="main" type="submit" pending={sending}>Send message</Button>
 */
export function Button(props: ButtonProps) {
  const { variant, size, asChild, pending, unavailable, reason, className, children, onClick, ...rest } =
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

  const note = pending ? `${id}status` : unavailable && reason ? `${id}reason` : undefined
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
        onClick={pending || unavailable ? ignore : onClick}
        aria-disabled={pending || unavailable || undefined}
        aria-describedby={cx(rest['aria-describedby'], note) || undefined}
        data-pending={pending || undefined}
        title={rest.title ?? (unavailable ? reason : undefined)}
      >
        {pending && size === 'icon' ? <Spinner /> : children}
        {pending && size !== 'icon' && (
          // The text is drawn from an attribute by CSS: it is already in the status, and find-in-page must find it
          // once.
          <span
            aria-hidden="true"
            data-words={loading}
            className="absolute inset-x-0 bottom-1 flex items-center justify-center gap-1 text-[.875rem] leading-none font-normal after:content-[attr(data-words)]"
          >
            <Spinner className="size-3.5!" />
          </span>
        )}
      </button>
      {pending !== undefined && (
        // Beside the button, not inside: a live region inside a button is not exposed.
        <span id={`${id}status`} role="status" className="sr-only">
          {pending ? loading : ''}
        </span>
      )}
      {note?.endsWith('reason') && (
        <span id={note} hidden>
          {reason}
        </span>
      )}
    </>
  )
}
