import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

/**
 * The ledge under a board, with chalk and an eraser. The board must be `relative`.
 *
 * @example <section data-surface="inverse" className="relative pb-27"><ChalkLedge /></section>
 */
export const ChalkLedge = ({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) => (
  <div
    data-slot="chalk-ledge"
    className={cx(
      'absolute inset-x-0 bottom-0 flex h-5 items-start border-t-2 border-border bg-inverse-strong px-inset forced-colors:border-[CanvasText]',
      className,
    )}
    {...rest}
  >
    <svg
      viewBox="0 0 270 36"
      aria-hidden="true"
      className="h-auto w-[270px] min-w-0 -translate-y-full forced-colors:hidden"
    >
      <rect y="22" width="74" height="14" rx="3" className="fill-fg" />
      <rect y="22" width="12" height="14" rx="3" className="fill-muted" />
      <rect x="84" y="23" width="44" height="13" rx="3" className="fill-accent" />
      <rect x="122" y="24" width="6" height="12" rx="2" className="fill-accent-hover" />
      <path d="M176 8h76a6 6 0 0 1 6 6v8h-88v-8a6 6 0 0 1 6-6z" className="fill-border" />
      <path d="M164 22h100v6H164z" className="fill-muted" />
      <path d="M164 28h100v8H164z" className="fill-fg" />
    </svg>
  </div>
)
