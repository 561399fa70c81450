import { cx } from 'class-variance-authority'
import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react'
import { Alert } from '../../components/alert/alert.tsx'
import { Button } from '../../components/button/button.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { Link } from '../../components/link/link.tsx'
import { GoogleMark } from './google-mark.tsx'

export type SignInCardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** Heading level of the title. */
  heading?: 1 | 2 | 3
  /** Ref of the title, to move focus to it when the card replaces other content. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Opens the window of the provider. Call it synchronously, because browsers block a window that opens later. */
  onSignIn: (event: MouseEvent<HTMLButtonElement>) => void
  /** Called when the pointer or focus reaches the button. Load here what `onSignIn` needs. */
  onIntent?: () => void
  /** Whether the selected account is being verified. False while the window is open, so that users can retry. */
  loading?: boolean
  /** The sign-in error and what to do. Announced assertively. */
  error?: ReactNode
  /** The state of the sign-in. Announced politely. */
  note?: ReactNode
  termsHref?: string
  /** Label of the button. */
  buttonLabel?: string
  /** Which data the provider shares and which terms apply. Replaces the default sentence and `termsHref`. */
  terms?: ReactNode
}

/**
 * A card to sign in with Google: one button, an error message above it and the terms below it.
 *
 * @example <SignInCard onSignIn={signIn} onIntent={preload} error={failure} />
 */
export function SignInCard({
  title = 'Sign in to Continue',
  heading = 2,
  headingRef,
  onSignIn,
  onIntent,
  loading = false,
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
      <div data-surface="paper" className="rounded-control max-xs:w-full max-xs:[&>button]:w-full">
        {/* The focus outline is outside the white button, on the background of the card. */}
        <Button
          loading={loading}
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
