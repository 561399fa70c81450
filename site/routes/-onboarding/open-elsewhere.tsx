import { Alert, buttonVariants, CopyButton } from '@kaksha/design-system'
import { useRef } from 'react'
import { planParameter } from '../../browser/names'
import { openElsewhere as text } from '../../content/sign-in'
import { chromeLink, inAppBrowser } from '../../services/auth/in-app-browser'
import { ContactLinks } from '../-shell/contact-links'

interface OpenElsewhereProps {
  /** Short code of the plan whose onboarding the address opens. */
  plan?: string | undefined
}

/** Where Google refuses the sign-in, because the page is shown inside another app: the ways that work. */
export function OpenElsewhere({ plan }: OpenElsewhereProps) {
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
        <p>{text.reason}</p>
        {browser === 'android' && (
          <a className={buttonVariants({ variant: 'primary' })} href={chromeLink(address.href)}>
            {text.chrome}
          </a>
        )}
        <p>{browser === 'android' ? text.otherBrowser : text.menu}</p>
        <p ref={shown} className="font-bold">
          {address.href}
        </p>
        <CopyButton text={address.href} what={text.address} source={shown} />
        <p>
          {text.write} <ContactLinks subject={text.subject} />. {text.person}
        </p>
      </div>
    </Alert>
  )
}
