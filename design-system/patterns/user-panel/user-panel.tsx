import { cx } from 'class-variance-authority'
import { ChevronDown, LogOut } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Button } from '../../components/button/button.tsx'

export type UserPanelProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Name of the user. If it is empty, the e-mail address is shown instead. */
  name: string
  email: string
  /** Address of a square picture. Without one, or if it fails to load, the initials are shown. */
  photo?: string
  onSignOut: () => void
  /** Whether the panel is open from the start. */
  defaultOpen?: boolean
  labels?: Partial<UserPanelLabels>
  /** Actions that are always visible beside the name, as Buttons of size `sm`. */
  children?: ReactNode
}

export type UserPanelLabels = {
  /** Label below the name. */
  account: string
  signOut: string
}

const english: UserPanelLabels = { account: 'Your account', signOut: 'Sign Out' }

/**
 * A button with picture and name of the signed-in user. It opens the e-mail address and Sign Out.
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
  className,
  children,
  ...rest
}: UserPanelProps) {
  const words = { ...english, ...labels }
  const [open, setOpen] = useState(defaultOpen)
  const id = useId()
  const title = name || email
  return (
    <div
      data-slot="user-panel"
      data-open={open || undefined}
      className={cx('group border-b border-border pb-2 text-small', className)}
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
            <span className="block font-bold text-fg">{title}</span> {words.account}
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-[1.375rem] transition-[rotate] duration-mid ease-standard group-data-open:rotate-180"
          />
        </button>
        {children}
      </div>
      <div id={`${id}more`} hidden={!open} className="pt-3 pb-2">
        <p className="mb-3 wrap-anywhere text-muted">{email}</p>
        <Button size="sm" onClick={onSignOut}>
          <LogOut aria-hidden="true" />
          {words.signOut}
        </Button>
      </div>
    </div>
  )
}
