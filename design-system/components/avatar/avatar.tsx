'use client'

import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, useState } from 'react'
import { initials } from '../_internal/initials.ts'

/** A one-line description of each value, printed by the documentation. */
export const avatarDescriptions = {
  size: {
    sm: '32 px, for a dense row.',
    md: '44 px, for use beside a name. The default.',
    lg: '64 px, for the top of a page about this person.',
  },
} as const

const avatar = cva(
  'grid flex-none place-items-center overflow-hidden rounded-full border border-border-subtle font-extrabold',
  {
    variants: { size: { sm: 'size-8 text-micro', md: 'size-11', lg: 'size-16 text-h3' } },
    defaultVariants: { size: 'md' },
  },
)

const pixels = { sm: 32, md: 44, lg: 64 }

export type AvatarProps = Omit<ComponentProps<'span'>, 'children' | 'role' | 'aria-label' | 'aria-hidden'> &
  VariantProps<typeof avatar> & {
    /** The name as the person wrote it, or an e-mail address if there is no name. The accessible name. */
    name: string
    /** URL of a square picture. Without one, or if it cannot be loaded, the initials are shown. */
    photo?: string
    /** Hides it from assistive technology, because the name is visible beside it. False by default. */
    decorative?: boolean
    // Declared as `never`: otherwise TypeScript accepts any attribute with a hyphen in JSX.
    'aria-label'?: never
    'aria-hidden'?: never
  }

/**
 * A person, shown by photo or initials. It has the role `img` and the person’s name, unless it is `decorative`.
 *
 * @example <Avatar name="Mitali Sen" decorative /> Mitali Sen
 */
export function Avatar({ name, photo, decorative, size, className, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const side = pixels[size ?? 'md']
  return (
    <span
      data-slot="avatar"
      data-surface="paper"
      {...(decorative || !name ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={avatar({ size, className })}
      {...rest}
    >
      {photo && photo !== broken ? (
        <img
          // React misses the error event of a picture that failed before hydration.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(photo)
          }}
          src={photo}
          alt=""
          width={side}
          height={side}
          // Google refuses to serve profile pictures to requests with a referrer.
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBroken(photo)}
        />
      ) : (
        // Chromium exposes the content of an image: “image Mitali Sen, MS”.
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  )
}
