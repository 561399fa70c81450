import { ThemeSwitch } from '@kaksha/design-system'
import { useSyncExternalStore } from 'react'
import { themeKey } from '../../browser/storage-keys'
import { pageLabels } from '../../content/navigation'
import { onSessionChange, readSession } from '../../services/auth/storage'

export const Theme = () => <ThemeSwitch storageKey={themeKey} />

/** Rendered only while an account is signed in, and without a height, so that nothing moves when it appears. */
export function AccountLink() {
  const signedIn = useSyncExternalStore(onSessionChange, () => readSession() !== null)
  return (
    signedIn && (
      <a
        href="/account"
        className="absolute end-0 -top-3 inline-flex min-h-11 items-center hover:underline hover:underline-offset-[.22em]"
      >
        {pageLabels['/account']}
      </a>
    )
  )
}
