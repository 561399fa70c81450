import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/** Shared styles of the illustrations: a sheet of paper in every theme. */
export const illustrationStyle =
  'overflow-hidden rounded-panel text-[.9375rem] leading-[1.35] shadow-float forced-colors:border-2'

export type IllustrationProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  /** Text alternative. Screen readers treat the illustration as one image. */
  label: string
  title: string
  subtitle: string
}

/** An illustration with a heading line. Its content is hidden from screen readers. */
export function Illustration(props: IllustrationProps & Pick<ComponentProps<'div'>, 'children'>) {
  const { label, title, subtitle, className, children, ...rest } = props
  return (
    <div
      data-slot="illustration"
      data-surface="paper"
      role="img"
      aria-label={label}
      className={cx(illustrationStyle, className)}
      {...rest}
    >
      {/* Content of role=img is not exposed. aria-hidden is for tools that inspect it anyway. */}
      <div aria-hidden="true">
        <p className="border-b-2 border-fg px-5 pt-[1.15rem] pb-[.9rem] text-[1.25rem] leading-[1.35] font-extrabold tracking-[-.02em]">
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
