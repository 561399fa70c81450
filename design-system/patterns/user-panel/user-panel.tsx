'use client'

import { cx } from 'class-variance-authority'
import { ChevronDown, LogOut } from 'lucide'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Button } from '../../components/button/button.tsx'
import { createIcon } from '../../components/icon/create-icon.ts'
import { useLabels } from '../../provider/context.ts'

const ChevronDownIcon = createIcon('chevron-down', ChevronDown)
const LogOutIcon = createIcon('log-out', LogOut)

export type UserPanelProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Name of the user. If it is empty, the e-mail address is shown instead. */
  name: string
  email: string
  /** Address of a square picture. Without one, or if it fails to load, the initials are shown. */
  photo?: string
  onSignOut: () => void
  /** Whether the panel is open from the start. */
  defaultOpen?: boolean
  labels?: Partial<typeof userPanelLabels>
  /** Links of the account, shown with Sign Out when the panel is open. */
  links?: ReactNode
  /** Actions that are always visible beside the name, as Buttons of size `sm`. */
  children?: ReactNode
}

/** The texts of a user panel. */
export const userPanelLabels = {
  /** Label below the name. */
  account: 'Your account',
  signOut: 'Sign Out',
}

/**
 * A button with picture and name of the signed-in user. It opens the e-mail address, links of the account and Sign Out.
 *
 * @example <UserPanel name="Mitali Sen" email="mitali@ganit.example" onSignOut={signOut} />
 */
export function UserPanel({
  name,
  email,
  photo,
  onSignOut,
  defaultOpen = false,
  labels,
  links,
  className,
  children,
  ...rest
}: UserPanelProps) {
  const text = useLabels('userPanel', userPanelLabels, labels)
  const [open, setOpen] = useState(defaultOpen)
  const id = useId()
  const title = name || email
  return (
    <div
      data-slot="user-panel"
      data-open={open || undefined}
      className={cx('group border-b border-border pb-3 text-small', className)}
      {...rest}
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={`${id}more`}
          className="-mt-2 flex flex-[1_1_10rem] items-center gap-3 py-2 text-start leading-[1.35]"
          onClick={() => setOpen(!open)}
        >
          <Avatar name={title} photo={photo} decorative />
          <span className="min-w-0 flex-1 wrap-anywhere text-muted">
            <span className="block font-bold text-fg">{title}</span> {text.account}
          </span>
          <ChevronDownIcon
            aria-hidden="true"
            className="size-[1.375rem] transition-[rotate] duration-mid ease-standard group-data-open:rotate-180"
          />
        </button>
        {children}
      </div>
      <div id={`${id}more`} hidden={!open} className="pt-3 pb-2">
        <p className="mb-3 wrap-anywhere text-muted">{email}</p>
        {links && <p className="mb-3 [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center">{links}</p>}
        <Button size="sm" onClick={onSignOut}>
          <LogOutIcon aria-hidden="true" />
          {text.signOut}
        </Button>
      </div>
    </div>
  )
}
