import { cva, cx, type VariantProps } from 'class-variance-authority'
import { Info } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Heading } from '../../components/heading/heading.tsx'
import { createIcon } from '../../components/icon/create-icon.ts'
import { LabelText, LocaleNumber } from '../../provider/label-text.tsx'

const InfoIcon = createIcon('info', Info)

/** The use of each variant value. Shown in the documentation. */
export const stepListDescriptions = {
  numbers: {
    inside: 'The number is beside its step. The default.',
    margin: 'From 64rem the number is in the margin column. For a ruled Section without a label.',
  },
  surface: {
    accent: 'A tint of the accent colour behind the icon. The default.',
    info: 'A blue tint behind the icon.',
    ok: 'A green tint behind the icon. It does not mean success.',
    error: 'A red tint behind the icon. It does not mean an error.',
  },
} as const

/** The icon on a tint, which distinguishes steps visually and has no meaning. */
const tile = cva('grid size-12 flex-none place-items-center rounded-panel [&>svg]:size-6.5', {
  variants: {
    surface: {
      accent: 'bg-accent-subtle',
      info: 'bg-info-subtle',
      ok: 'bg-ok-subtle',
      error: 'bg-error-subtle',
    },
  },
  defaultVariants: { surface: 'accent' },
})

export type StepListProps = ComponentProps<'ol'> & {
  /** Position of the numbers. */
  numbers?: keyof typeof stepListDescriptions.numbers
}

/**
 * An ordered list of steps, each with a number, an icon and a note.
 *
 * @example
 * <StepList>
 *   <StepItem number={1} icon={<ListChecks />} title="Choose a plan" note="You can change it later.">
 *     Start with the free trial.
 *   </StepItem>
 * </StepList>
 */
export function StepList({ numbers = 'inside', className, ...rest }: StepListProps) {
  return (
    <ol
      data-slot="step-list"
      data-numbers={numbers}
      className={cx('group/steps border-t-6 border-fg', className)}
      {...rest}
    />
  )
}

/** The texts of a step. */
export const stepItemLabels = {
  /** Title of the note. */
  note: 'Good to know',
}

export type StepItemProps = Omit<ComponentProps<'li'>, 'title'> &
  VariantProps<typeof tile> & {
    /** Number of the step. */
    number: number
    /** A Lucide icon. It is decorative and hidden from screen readers. */
    icon: ReactNode
    title: ReactNode
    /** Heading level of the title. */
    heading?: 2 | 3 | 4
    /** A note with further information about the step. */
    note?: ReactNode
    /** Its texts in another language, or more specific ones. */
    labels?: Partial<typeof stepItemLabels>
  }

/** One step of a StepList. */
export function StepItem({
  number,
  icon,
  surface,
  title,
  heading = 3,
  note,
  labels,
  className,
  children,
  ...rest
}: StepItemProps) {
  return (
    <li
      data-slot="step-item"
      className={cx(
        'relative flex flex-wrap gap-x-4 gap-y-3 border-b border-border-subtle py-8 wrap-anywhere sm:grid sm:gap-y-0 sm:grid-cols-[minmax(4.5rem,auto)_minmax(0,1fr)] lg:py-10 lg:group-data-[numbers=margin]/steps:block',
        className,
      )}
      {...rest}
    >
      <span className="min-w-10 text-stat lg:group-data-[numbers=margin]/steps:absolute lg:group-data-[numbers=margin]/steps:-start-[calc(var(--ds-space-label)+var(--ds-space-label-gap))] lg:group-data-[numbers=margin]/steps:text-price">
        <LocaleNumber value={number} />
      </span>
      <div className="grid flex-[1_1_12rem] gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]">
        <div>
          <div className="flex items-center gap-4 max-xs:flex-wrap">
            <span className={tile({ surface })}>{icon}</span>
            <Heading level={heading} size="h2" className="min-w-0 flex-[1_1_7rem]">
              {title}
            </Heading>
          </div>
          <p className="mt-4 max-w-[34em]">{children}</p>
        </div>
        {note && (
          <p className="flex gap-3 self-start rounded-panel border-panel bg-info-subtle p-5 text-small">
            <InfoIcon aria-hidden="true" className="mt-px size-6" />
            <span>
              <strong className="block">
                <LabelText part="stepItem" name="note" english={stepItemLabels} own={labels} />
              </strong>{' '}
              {note}
            </span>
          </p>
        )}
      </div>
    </li>
  )
}
