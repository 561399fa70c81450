import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** What every object beside the words is made of: paper that lies on the page, in both themes. */
export const artefactStyle =
  'overflow-hidden rounded-panel text-[.9375rem] leading-[1.35] shadow-lift forced-colors:border-2'

export type ArtefactProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** What the picture shows, in words: to screen readers it is one image. */
  label: string
  title: string
  subtitle: string
}

/** A drawn object with its heading line. Its insides are for the eye. */
export function Artefact(props: ArtefactProps & Pick<ComponentProps<'div'>, 'children'>) {
  const { label, title, subtitle, className, children, ...rest } = props
  return (
    <div
      data-slot="artefact"
      data-surface="artefact"
      role="img"
      aria-label={label}
      className={cx(artefactStyle, className)}
      {...rest}
    >
      {/* An image has no parts to a screen reader; said here for those tools that look for them all the same. */}
      <div aria-hidden="true">
        <p className="border-b-2 border-ink px-5 pt-[1.15rem] pb-[.9rem] text-[1.25rem] leading-[1.35] font-extrabold tracking-[-.02em]">
          {title}
          <span className="mt-[.15rem] block text-micro font-normal tracking-normal text-muted">
            {subtitle}
          </span>
        </p>
        {children}
      </div>
    </div>
  )
}
