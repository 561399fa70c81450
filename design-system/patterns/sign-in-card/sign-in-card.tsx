'use client'

import { cx } from 'class-variance-authority'
import type { ComponentProps, MouseEvent, ReactNode, Ref } from 'react'
import { wholeWords } from '../../components/_internal/whole-words.tsx'
import { Alert } from '../../components/alert/alert.tsx'
import { Button } from '../../components/button/button.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { Link } from '../../components/link/link.tsx'
import { useLabels } from '../../provider/context.ts'

/** The Google logo. Its branding guidelines do not allow other colours, so it does not follow the theme. */
function GoogleMark(props: ComponentProps<'svg'>) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" {...props}>
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  )
}

/** The texts of a sign-in card. */
export const signInCardLabels = {
  title: 'Sign in to Continue',
  button: 'Continue with Google',
  /** Which data the provider shares and which terms apply: with `{terms}`, where the link is. */
  agreement:
    'Google opens in a new window and tells us your name, e-mail address and photo. By continuing you agree to our {terms}.',
  /** Label of the link to the terms. */
  terms: 'Terms',
}

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
  /** Its texts in another language. */
  labels?: Partial<typeof signInCardLabels>
  /** Which data the provider shares and which terms apply. Replaces the default sentence and `termsHref`. */
  terms?: ReactNode
}

/**
 * A card to sign in with Google: one button, an error message above it and the terms below it.
 *
 * @example <SignInCard onSignIn={signIn} onIntent={preload} error={failure} />
 */
export function SignInCard({
  heading = 2,
  headingRef,
  onSignIn,
  onIntent,
  loading = false,
  error,
  note,
  termsHref = '/terms',
  labels: labelOverrides,
  terms,
  className,
  children,
  ...more
}: SignInCardProps) {
  const labels = useLabels('signInCard', signInCardLabels, labelOverrides)
  const { title = labels.title, ...rest } = more
  const [before, after] = labels.agreement.split('{terms}')
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
          {labels.button}
        </Button>
      </div>
      <p className="max-w-[34em] text-small text-muted">
        {terms ?? (
          <>
            {wholeWords(before)}
            <Link href={termsHref} external>
              {labels.terms}
            </Link>
            {after}
          </>
        )}
      </p>
    </section>
  )
}
