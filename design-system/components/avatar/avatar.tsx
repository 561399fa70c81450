import { cva, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, useState } from 'react'
import { initials } from './initials.ts'

/** What each value is for, in one line; the documentation prints these. */
export const avatarDescriptions = {
  size: {
    sm: '32 px, in a dense row.',
    md: '44 px, beside a name. The default.',
    lg: '64 px, at the head of a page about this person.',
  },
} as const

const avatar = cva(
  'grid flex-none place-items-center overflow-hidden rounded-full border border-hair font-extrabold',
  {
    variants: { size: { sm: 'size-8 text-micro', md: 'size-11', lg: 'size-16 text-h3' } },
    defaultVariants: { size: 'md' },
  },
)

const pixels = { sm: 32, md: 44, lg: 64 }

export type AvatarProps = Omit<ComponentProps<'span'>, 'children' | 'role' | 'aria-label' | 'aria-hidden'> &
  VariantProps<typeof avatar> & {
    /** As people wrote it themselves; an e-mail address where there is no name. */
    name: string
    /** Address of a square picture. Without one, or when it fails, the initials are shown. */
    photo?: string
    /** The name stands beside it in words, so it says nothing itself. */
    decorative?: boolean
    // Said, not left out: JSX takes any name with a hyphen that a type does not speak of.
    'aria-label'?: never
    'aria-hidden'?: never
  }

/**
 * Somebody, by photo or by initials. An image with their name, unless the name stands beside it.
 *
 * @example <Avatar name="Mitali Sen" decorative /> Mitali Sen
 */
export function Avatar({ name, photo, decorative, size, className, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const side = pixels[size ?? 'md']
  return (
    <span
      data-slot="avatar"
      data-surface="artefact"
      {...(decorative || !name ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={avatar({ size, className })}
      {...rest}
    >
      {photo && photo !== broken ? (
        <img
          // A picture that failed before hydration has sent its event to nobody.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setBroken(photo)
          }}
          src={photo}
          alt=""
          width={side}
          height={side}
          // Google refuses its pictures to pages that say where they are shown.
          referrerPolicy="no-referrer"
          className="size-full object-cover"
          onError={() => setBroken(photo)}
        />
      ) : (
        // Chromium keeps what is inside of an image: “image Mitali Sen, MS”.
        <span aria-hidden="true">{initials(name)}</span>
      )}
    </span>
  )
}
