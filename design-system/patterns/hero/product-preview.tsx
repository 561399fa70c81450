import { cva, cx } from 'class-variance-authority'
import { CircleCheck, Lock } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Preview } from './preview.ts'
import { subjectFill } from './preview.variants.ts'
import { PreviewHead } from './preview-head.tsx'
import { PreviewWeek } from './preview-week.tsx'

export type { Preview } from './preview.ts'
export { type PreviewColour, productPreviewDescriptions } from './preview.variants.ts'

const header = cva('flex flex-col items-start p-5 lg:max-2xl:px-4', {
  variants: {
    colour: {
      marigold: 'bg-accent-subtle',
      river: 'bg-info-subtle',
      leaf: 'bg-ok-subtle',
      terra: 'bg-error-subtle',
    },
  },
  defaultVariants: { colour: 'river' },
})

export type ProductPreviewProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Text alternative. Screen readers treat the preview as one image. */
  label: string
  site: Preview
}

/** A picture of a customer's site, drawn in HTML so that it is sharp at any size and small to download. */
export function ProductPreview({ label, site, className, ...rest }: ProductPreviewProps) {
  const { address, addressNote, colour, live, courses, coursesTitle, weekTitle, week, slip } = site
  return (
    <div
      data-slot="product-preview"
      role="img"
      aria-label={label}
      className={cx('relative max-w-[46rem] text-[.9375rem] leading-[1.4]', className)}
      {...rest}
    >
      <div
        aria-hidden="true"
        data-surface="paper"
        className="overflow-hidden rounded-window shadow forced-colors:border-2"
      >
        <p className="flex items-center gap-2 border-b border-border-subtle bg-tint px-5 py-[.7rem] text-micro text-muted">
          <Lock className="size-4" />
          {address}
          {addressNote && <span className="ms-auto text-end">{addressNote}</span>}
        </p>
        <PreviewHead site={site} fill={subjectFill({ colour })} />
        <div className="grid md:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
          <div className={header({ colour })}>
            <p className="flex items-center gap-2 font-bold before:size-3 before:flex-none before:rounded-full before:bg-error">
              {live.tag}
            </p>
            <p className="mt-[.45rem] mb-[.3rem] text-[1.375rem] leading-[1.12] font-extrabold tracking-[-.025em]">
              {live.what}
            </p>
            <p>{live.who}</p>
            <p className="mt-auto pt-4 text-[3.1rem] leading-none font-extrabold tracking-[-.03em] tabular-nums">
              {live.count}{' '}
              <small className="text-[.9375rem] font-normal tracking-normal">{live.countUnit}</small>
            </p>
            <p
              className={cx(
                'mt-[.9rem] rounded-control px-4 py-[.55rem] font-bold',
                colour ? subjectFill({ colour }) : 'bg-solid text-on-solid',
              )}
            >
              {live.join}
            </p>
          </div>
          <div className="px-5 pt-[1.1rem] pb-[.6rem] lg:max-2xl:px-4">
            <b>{coursesTitle}</b>
            <ul className="mt-2 tabular-nums [&>li]:border-t [&>li]:border-border-subtle [&>li]:py-[.62rem]">
              {courses.map(({ title, fee, note }) => (
                <li key={title}>
                  <b className="flex justify-between gap-2">
                    {title} <span>{fee}</span>
                  </b>
                  <p className="text-micro text-muted">{note}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="border-t-2 border-fg px-5 pt-4 pb-[1.35rem]">
          <b>{weekTitle}</b>
          <PreviewWeek week={week} colour={colour} />
        </div>
      </div>
      <div
        aria-hidden="true"
        data-surface="paper"
        className="z-1 mt-4 flex items-center gap-3 rounded-panel border-2 border-fg px-4 py-3 leading-[1.3] shadow md:absolute md:-end-4 md:-bottom-15 md:mt-0"
      >
        <CircleCheck className="size-7 text-ok" />
        <p>
          <b className="block text-body leading-[1.3] tabular-nums">{slip.sum}</b>
          {slip.what}
        </p>
      </div>
    </div>
  )
}
