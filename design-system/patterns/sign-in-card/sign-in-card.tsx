import { cx } from 'class-variance-authority'
import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react'
import { Alert } from '../../components/alert/alert.tsx'
import { Button } from '../../components/button/button.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { Link } from '../../components/link/link.tsx'
import { GoogleMark } from './google-mark.tsx'

export type SignInCardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** Level of the title. */
  heading?: 1 | 2 | 3
  /** For moving the focus to the title when the card takes the place of something else. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Opens the provider's window. Do it in this very call: a window that opens later is blocked. */
  onSignIn: (event: MouseEvent<HTMLButtonElement>) => void
  /** The pointer or the focus has come near the button: the moment to fetch what `onSignIn` needs. */
  onIntent?: () => void
  /** The account is chosen and being checked. Not while the window is open: then the button stays usable. */
  pending?: boolean
  /** Why nobody is signed in, and what to do. Spoken at once. */
  error?: ReactNode
  /** Where the sign-in stands. Spoken when there is a pause. */
  note?: ReactNode
  termsHref?: string
  /** Words of the button. */
  buttonLabel?: string
  /** What the provider passes on, and what is agreed to. In place of our own sentence and `termsHref`. */
  terms?: ReactNode
}

/**
 * Asks for a Google account: one button, what went wrong above it, and the terms below it.
 *
 * @example <SignInCard onSignIn={signIn} onIntent={preload} error={failure} />
 */
export function SignInCard({
  title = 'Sign in to Continue',
  heading = 2,
  headingRef,
  onSignIn,
  onIntent,
  pending = false,
  error,
  note,
  termsHref = '/terms',
  buttonLabel = 'Continue with Google',
  terms,
  className,
  children,
  ...rest
}: SignInCardProps) {
  return (
    <section
      data-slot="sign-in-card"
      className={cx('flex flex-col items-start gap-5 [--ring:var(--ds-focus)]', className)}
      {...rest}
    >
      <div>
        <Heading ref={headingRef} level={heading} size="h2" tabIndex={-1} className="outline-none">
          {title}
        </Heading>
        {children}
      </div>
      <Alert tone="error" live="assertive" className="self-stretch">
        {error}
      </Alert>
      <Alert live="polite" className="self-stretch">
        {note}
      </Alert>
      <div data-surface="artefact" className="rounded-control max-xs:w-full max-xs:[&>button]:w-full">
        {/* The ring lies outside the white button, on whatever the card lies on. */}
        <Button
          pending={pending}
          className="[--ds-focus:var(--ring)]"
          onClick={onSignIn}
          onPointerEnter={onIntent}
          onFocus={onIntent}
        >
          <GoogleMark />
          {buttonLabel}
        </Button>
      </div>
      <p className="max-w-[34em] text-small text-muted">
        {terms ?? (
          <>
            Google opens in a new window and tells us your name, e-mail address and photo. By continuing you
            agree to our{' '}
            <Link href={termsHref} external>
              Terms
            </Link>
            .
          </>
        )}
      </p>
    </section>
  )
}
