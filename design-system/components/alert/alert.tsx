import { cva, cx, type VariantProps } from 'class-variance-authority'
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide'
import type { ComponentProps } from 'react'
import { createIcon } from '../icon/create-icon.ts'

/** A one-line description of each value, printed by the documentation. */
export const alertDescriptions = {
  tone: {
    error: 'An action failed. Say what failed and what to do next.',
    success: 'An action succeeded and the page does not show its result.',
    ok: 'The same as success.',
    warning: 'Something will go wrong unless the visitor acts. Say what to do.',
    info: 'Information that helps the visitor to continue. The default.',
    accent: 'News or an offer, in the colour of the brand.',
    neutral: 'A note that is no message: a source, a date.',
  },
} as const

const ok = 'border-ok bg-ok-subtle [&>svg]:text-ok'
const accent = 'border-accent-border bg-accent-subtle'

const panel = cva('flex gap-3 rounded-panel border-2 p-4 text-fg', {
  variants: {
    tone: {
      error: 'border-error bg-error-subtle [&>svg]:text-error',
      success: ok,
      ok,
      warning: accent,
      info: 'border-link bg-info-subtle [&>svg]:text-link',
      accent,
      neutral: 'border-border bg-surface',
    },
  },
  defaultVariants: { tone: 'info' },
})

const info = createIcon('info', Info)
const check = createIcon('circle-check', CircleCheck)
const icons = {
  error: createIcon('circle-alert', CircleAlert),
  success: check,
  ok: check,
  warning: createIcon('triangle-alert', TriangleAlert),
  info,
  accent: info,
  neutral: info,
}
const roles = { polite: 'status', assertive: 'alert' } as const

export interface AlertProps extends ComponentProps<'div'>, VariantProps<typeof panel> {
  /**
   * How a change of the text is announced: `polite` as role `status`, `assertive` as role `alert`. False by default,
   * for text that is in the page from the start. Keep a live Alert mounted and change its children: a live region that
   * is inserted together with its text is often not announced.
   */
  live?: 'polite' | 'assertive' | false
}

/**
 * A message in the page, with an icon and a tinted background. Without children it draws nothing.
 *
 * @example <Alert tone="error" live="assertive">{failure}</Alert>
 */
export function Alert({ tone = 'info', live = false, className, children, ...rest }: AlertProps) {
  const empty = children === undefined || children === null || children === false || children === ''
  if (empty && !live) return null
  const Icon = icons[tone ?? 'info']
  return (
    <div
      data-slot="alert"
      data-tone={tone}
      role={live ? roles[live] : undefined}
      // An empty live region is positioned out of the flow, so that it leaves no gap in a stack or a grid.
      className={cx('empty:absolute', className)}
      {...rest}
    >
      {!empty && (
        <div className={panel({ tone })}>
          <Icon aria-hidden="true" className="mt-0.5 size-6 forced-colors:text-[CanvasText]!" />
          <div className="min-w-0 flex-1 text-pretty wrap-anywhere">{children}</div>
        </div>
      )}
    </div>
  )
}
