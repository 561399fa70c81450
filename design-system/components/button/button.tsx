import { cx, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, cloneElement, type MouseEvent, type ReactElement, useId } from 'react'
import { Spinner } from '../spinner/spinner.tsx'
import { buttonVariants } from './button.variants.ts'

export { buttonDescriptions, buttonVariants } from './button.variants.ts'

type Look = Pick<VariantProps<typeof buttonVariants>, 'variant'>

/** An icon has no words, so an icon-only button does not compile without a name. */
type SizeAndName =
  | { size?: 'md' | 'sm' }
  | ({ size: 'icon' } & ({ 'aria-label': string } | { 'aria-labelledby': string }))

type NativeProps = Omit<ComponentProps<'button'>, 'disabled' | 'aria-disabled' | 'children'>

type AsButton = {
  asChild?: false
  children?: ComponentProps<'button'>['children']
  /**
   * Work is under way: presses are ignored, the label and the focus stay, 'Loading...' is shown and announced.
   * Pass the boolean from the start (`pending={sending}`): the announcer has to be there before it speaks.
   */
  pending?: boolean
  /** Not possible now. Stays focusable, so that people can find it and hear `reason`. */
  unavailable?: boolean
  /** Why it is unavailable, in words that say what to do. */
  reason?: string
}

type AsChild = {
  /** Gives the look and the props to the only child instead, a link as a rule. */
  asChild: true
  children: ReactElement<{ className?: string }>
  pending?: never
  unavailable?: never
  reason?: never
}

export type ButtonProps = NativeProps & Look & SizeAndName & (AsButton | AsChild)

const loading = 'Loading...'

/**
 * Starts something. What only leads somewhere is a link: `<a className={buttonVariants()}>`.
 * There is no `disabled`: use `unavailable` with a `reason`, which a keyboard can reach.
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
          // Drawn from an attribute: the words themselves are in the status, and a page holds them once.
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
        // Beside the button, not in it: what is inside a button is not exposed as a live region.
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
