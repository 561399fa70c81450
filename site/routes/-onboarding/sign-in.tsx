import { Alert, buttonVariants, CopyButton, Link, SignInCard, useFocusOnMount } from '@kaksha/design-system'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { planParameter } from '../../browser/names'
import { onboarding } from '../../content/onboarding'
import { openElsewhere as elsewhere } from '../../content/sign-in'
import { authProvider } from '../../services/auth/current-provider'
import { chromeLink, inAppBrowser } from '../../services/auth/in-app-browser'
import { ContactLinks } from '../-shell/links'
import type { JourneyController } from './state/create-journey'
import type { SignInState } from './state/views'

const { signIn: text } = onboarding

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

const providers = [{ name: text.provider, mark: <GoogleMark /> }]

interface OpenElsewhereProps {
  /** Short code of the plan whose onboarding the address opens. */
  plan?: string | undefined
}

/** Where Google refuses the sign-in, because the page is shown inside another app: the ways that work. */
function OpenElsewhere({ plan }: OpenElsewhereProps) {
  const shown = useRef<HTMLParagraphElement>(null)
  const browser = inAppBrowser(navigator.userAgent)
  // A page on the home screen has the user agent of a web view.
  if (!browser || matchMedia('(display-mode: standalone)').matches) return null
  // Not of the path: one that begins with two slashes would name another host.
  const address = new URL(location.href)
  address.search = ''
  address.hash = ''
  if (plan) address.searchParams.set(planParameter, plan)
  return (
    <Alert tone="warning" className="mt-4">
      <div className="grid justify-items-start gap-3">
        <p>{elsewhere.reason}</p>
        {browser === 'android' && (
          <a className={buttonVariants({ variant: 'primary' })} href={chromeLink(address.href)}>
            {elsewhere.chrome}
          </a>
        )}
        <p>{browser === 'android' ? elsewhere.otherBrowser : elsewhere.menu}</p>
        <p ref={shown} className="font-bold">
          {address.href}
        </p>
        <CopyButton text={address.href} what={elsewhere.address} source={shown} />
        <p>
          {elsewhere.write} <ContactLinks subject={elsewhere.subject} />. {elsewhere.person}
        </p>
      </div>
    </Alert>
  )
}

interface SignInProps {
  journey: Pick<JourneyController, 'signIn'>
  state: Pick<SignInState, 'attempt' | 'error' | 'note'>
  level?: 2 | 3
  /** Moves the focus to the title: the card has replaced other content. */
  focus?: boolean
  /** Short code of the plan that is opened after the sign-in. */
  plan?: string
  /** What follows the sign-in. */
  children?: ReactNode
}

/** A message of the server, in which 'contact us' is a link. */
const withContactLink = (message: string) =>
  message.split(/(contact us)/i).map((part, index) =>
    index % 2 ? (
      <Link key={part} href="/contact">
        {part}
      </Link>
    ) : (
      part
    ),
  )

/** The sign-in card of step 0 and of the account page. */
export function SignIn({ journey, state, level = 3, focus = true, plan, children }: SignInProps) {
  const heading = useFocusOnMount<HTMLHeadingElement>(focus)
  useEffect(() => authProvider.prepare(), [])
  return (
    <SignInCard
      heading={level}
      headingRef={heading}
      className="my-auto pb-8"
      providers={providers}
      onSignIn={journey.signIn}
      onIntent={() => authProvider.preload()}
      loading={state.attempt === 'account'}
      error={state.error && withContactLink(state.error)}
      note={state.note ?? (state.attempt === 'window' && text.windowOpen)}
    >
      <p className="mt-1 text-small text-muted">
        {text.lead} {children ?? text.next}
      </p>
      <OpenElsewhere plan={plan} />
    </SignInCard>
  )
}
