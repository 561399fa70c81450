'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, type MouseEvent, type ReactNode, type Ref, useState } from 'react'
import { wholeWords } from '../../components/_internal/whole-words.tsx'
import { Alert } from '../../components/alert/alert.tsx'
import { Button } from '../../components/button/button.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { Link } from '../../components/link/link.tsx'
import { useFillIn, useLabels, useLocale } from '../../provider/context.ts'

/** The texts of a sign-in card. */
export const signInCardLabels = {
  title: 'Sign in to Continue',
  /** Label of the button of each provider: with `{provider}`. */
  button: 'Continue with {provider}',
  /** Which data the providers share and which terms apply: with `{provider}`, and `{terms}`, where the link is. */
  agreement:
    '{provider} opens in a new window and tells us your name, e-mail address and photo. By continuing you agree to our {terms}.',
  /** Label of the link to the terms. */
  terms: 'Terms',
}

/** A service with which visitors sign in. */
export type SignInProvider = {
  /** Its name, such as Google. */
  name: string
  /** Its logo before the label, as an `<svg aria-hidden="true">`, as its guidelines ask for. */
  mark?: ReactNode
}

export type SignInCardProps = Omit<ComponentProps<'section'>, 'title'> & {
  title?: ReactNode
  /** Heading level of the title. */
  heading?: 1 | 2 | 3
  /** Ref of the title, to move focus to it when the card replaces other content. */
  headingRef?: Ref<HTMLHeadingElement>
  /** One button for each, in this order. */
  providers: readonly SignInProvider[]
  /** Opens the window of the provider. Open it synchronously, because browsers block a window that opens later. */
  onSignIn: (event: MouseEvent<HTMLButtonElement>, provider: SignInProvider) => void
  /** Called when the pointer or focus reaches a button. Load here what `onSignIn` needs. */
  onIntent?: (provider: SignInProvider) => void
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
 * A card to sign in with other services: a button for each, an error message above them and the terms below them.
 *
 * @example
 * <SignInCard providers={[{ name: 'Google', mark: <GoogleMark /> }]} onSignIn={signIn} onIntent={preload} error={failure} />
 */
export function SignInCard({
  heading = 2,
  headingRef,
  providers,
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
  const fill = useFillIn()
  const names = providers.map(({ name }) => name)
  const either = new Intl.ListFormat(useLocale(), { type: 'disjunction' }).format(names)
  const [before, after] = fill(labels.agreement, { provider: either }).split('{terms}')
  const [pressed, setPressed] = useState(names[0])
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
      {providers.map((provider) => (
        <div
          key={provider.name}
          data-surface="paper"
          className="rounded-control max-xs:w-full max-xs:[&>button]:w-full"
        >
          {/* The focus outline is outside the white button, on the background of the card. */}
          <Button
            loading={loading && provider.name === pressed}
            inactive={loading}
            className="[--ds-focus:var(--ring)]"
            onClick={(event) => {
              setPressed(provider.name)
              onSignIn(event, provider)
            }}
            onPointerEnter={() => onIntent?.(provider)}
            onFocus={() => onIntent?.(provider)}
          >
            {provider.mark}
            {fill(labels.button, { provider: provider.name })}
          </Button>
        </div>
      ))}
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
