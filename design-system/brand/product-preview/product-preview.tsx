import { cva, cx } from 'class-variance-authority'
import { CircleCheck, Lock } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { createIcon } from '../../components/icon/create-icon.ts'
import {
  type SubjectColour,
  subjectFill,
  subjectSubtle,
  subjectSubtleAtPhrase,
} from '../_internal/subject-colours.ts'
import { PreviewWeek, type Week } from './preview-week.tsx'

const CircleCheckIcon = createIcon('circle-check', CircleCheck)
const LockIcon = createIcon('lock', Lock)

/** The use of each variant value. Shown in the documentation. */
export const productPreviewDescriptions = {
  colour: {
    marigold: 'The colour of the accent.',
    river: 'Blue, as links are.',
    leaf: 'Green, as what went well is.',
    terra: 'Red, as errors are.',
  },
} as const

export type PreviewColour = SubjectColour

/** A small teaching site, as data. */
export type Preview = {
  /** Address in the address bar. */
  address: string
  /** A note about the address, shown after it. */
  addressNote?: string
  school: string
  /** One or two letters before the name, for a school without a logo. */
  mark?: string
  /** The colour of the subject. Without it the preview has several colours. */
  colour?: PreviewColour
  links: readonly string[]
  signIn: string
  live: { tag: string; what: string; who: string; count: string; countUnit: string; status: string }
  coursesTitle: string
  courses: readonly { title: string; fee: string; note: string }[]
  weekTitle: string
  week: Week
  /** A notification over the preview, such as a payment. */
  slip: { sum: string; what: string }
}

/** Longer names have a smaller font size, so that two or three lines fit into the height of one. */
function lengthOf(school: string) {
  const letters = [...school].length
  return letters > 40 ? 'very' : letters > 20 ? 'yes' : undefined
}

/**
 * A text of each site, in the same place, which is as large as the one with the most letters, so that nothing moves when
 * another one is shown. The texts are attributes: an element for each of them would be a sixth of the home page's nodes.
 * Equal texts are shown once.
 */
function TextPerPhrase({ texts }: { texts: readonly string[] }) {
  if (new Set(texts).size < 2) return texts[0]
  const longest = texts.reduce((one, other) => (other.length > one.length ? other : one))
  return (
    <span
      data-per-phrase=""
      data-last={texts.at(-1)}
      {...Object.fromEntries(texts.map((text, index) => [`data-p${index}`, text]))}
    >
      {longest}
    </span>
  )
}

/**
 * `::after` shows the text of the phrase that the Hero is typing; where none is typed, the first. `::before` has the text
 * of the phrase before it, which fades out.
 */
const perPhrase = [
  '[&_[data-per-phrase]]:invisible [&_[data-per-phrase]]:relative [&_[data-per-phrase]]:inline-block [&_[data-per-phrase]]:pe-[.5em]',
  '[&_[data-per-phrase]]:after:visible [&_[data-per-phrase]]:after:absolute [&_[data-per-phrase]]:after:inset-0 [&_[data-per-phrase]]:after:content-[attr(data-p0)]',
  '[&_[data-per-phrase]]:before:visible [&_[data-per-phrase]]:before:absolute [&_[data-per-phrase]]:before:inset-0 [&_[data-per-phrase]]:before:opacity-0 [&_[data-per-phrase]]:before:content-[attr(data-last)]',
  '[[data-phrase=p1]_&_[data-per-phrase]]:after:content-[attr(data-p1)] [[data-phrase=p1]_&_[data-per-phrase]]:before:content-[attr(data-p0)]',
  '[[data-phrase=p2]_&_[data-per-phrase]]:after:content-[attr(data-p2)] [[data-phrase=p2]_&_[data-per-phrase]]:before:content-[attr(data-p1)]',
  '[[data-phrase=p3]_&_[data-per-phrase]]:after:content-[attr(data-p3)] [[data-phrase=p3]_&_[data-per-phrase]]:before:content-[attr(data-p2)]',
  '[[data-phrase=p4]_&_[data-per-phrase]]:after:content-[attr(data-p4)] [[data-phrase=p4]_&_[data-per-phrase]]:before:content-[attr(data-p3)]',
  '[[data-fade=odd]_&_[data-per-phrase]]:after:animate-fade-in [[data-fade=odd]_&_[data-per-phrase]]:before:animate-fade-out',
  '[[data-fade=even]_&_[data-per-phrase]]:after:animate-fade-in-again [[data-fade=even]_&_[data-per-phrase]]:before:animate-fade-out-again',
]

/**
 * Name and links of a `ProductPreview`. With a monogram the name can have any length: it wraps within a fixed height
 * and replaces the links in a narrow column.
 */
function PreviewHead({ site, name, fill }: { site: Preview; name: ReactNode; fill: string | undefined }) {
  const { school, mark, links, signIn } = site
  return (
    <p
      className={cx(
        'flex gap-[1.1rem] border-b-2 border-fg px-5 text-muted',
        mark ? 'min-h-[3.945rem] items-center py-1.5' : 'items-baseline py-4',
      )}
    >
      {mark ? (
        <>
          <bdi
            className={cx(
              '-me-2 grid size-9 flex-none place-items-center rounded-control font-extrabold forced-color-adjust-none',
              fill,
            )}
          >
            {mark}
          </bdi>
          <b
            dir="auto"
            data-long={lengthOf(school)}
            className="me-auto min-w-0 text-[1.3rem] leading-[1.15] font-extrabold tracking-[-.03em] wrap-anywhere text-fg data-long:text-small data-long:leading-[1.2] data-[long=very]:text-micro data-[long=very]:leading-[1.15]"
          >
            {name}
          </b>
        </>
      ) : (
        <b className="me-auto text-[1.3rem] font-extrabold tracking-[-.03em] text-fg">{name}</b>
      )}
      {links.map((link) => (
        <span key={link} className={cx('max-md:hidden', mark && 'lg:max-xl:hidden')}>
          {link}
        </span>
      ))}
      <span className={mark ? 'flex-none' : 'block'}>{signIn}</span>
    </p>
  )
}

const header = cva('flex flex-col items-start p-5 lg:max-xl:px-4 transition-colors duration-mid', {
  variants: { colour: subjectSubtle },
  defaultVariants: { colour: 'river' },
})

export type ProductPreviewProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** Text alternative. Screen readers treat the preview as one image. */
  label: string
  /**
   * The site. In a Hero it can be one for each typed phrase, at most five of the same shape: their texts and the light
   * background of their colours cross-fade.
   */
  site: Preview | readonly Preview[]
}

/** A picture of a customer's site, drawn in HTML so that it is sharp at any size and small to download. */
export function ProductPreview({ label, site, className, ...rest }: ProductPreviewProps) {
  const sites = [site].flat()
  const first = sites[0]!
  const { addressNote, live, courses, coursesTitle, weekTitle } = first
  const text = (textOf: (site: Preview) => string) => <TextPerPhrase texts={sites.map(textOf)} />
  const colour = sites.every((other) => other.colour === first.colour) ? first.colour : undefined
  const otherColours = sites
    .slice(1)
    .map((other, index) => subjectSubtleAtPhrase[index]?.[other.colour ?? 'river'])
  const rows = first.week.rows.map(({ time, slots }, row) => ({
    time,
    slots: slots.map(
      (slot, day) => slot && { ...slot, text: text(({ week }) => week.rows[row]?.slots[day]?.text ?? '') },
    ),
  }))
  return (
    <div
      data-slot="product-preview"
      role="img"
      aria-label={label}
      className={cx('relative max-w-[46rem] text-[.9375rem] leading-[1.4]', sites[1] && perPhrase, className)}
      {...rest}
    >
      <div
        aria-hidden="true"
        data-surface="paper"
        className="overflow-hidden rounded-window shadow-float forced-colors:border-2"
      >
        <p className="flex items-center gap-2 border-b border-border-subtle bg-tint px-5 py-[.7rem] text-micro text-muted">
          <LockIcon className="size-4" />
          {text(({ address }) => address)}
          {addressNote && <span className="ms-auto text-end">{addressNote}</span>}
        </p>
        <PreviewHead site={first} name={text(({ school }) => school)} fill={colour && subjectFill[colour]} />
        <div className="grid md:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
          <div className={header({ colour: first.colour, className: colour ? undefined : otherColours })}>
            <p className="flex items-center gap-2 font-bold before:size-3 before:flex-none before:rounded-full before:bg-error forced-colors:before:border-6">
              {live.tag}
            </p>
            <p className="mt-[.45rem] mb-[.3rem] text-[1.375rem] leading-[1.12] font-extrabold tracking-[-.025em]">
              {text(({ live }) => live.what)}
            </p>
            <p>{text(({ live }) => live.who)}</p>
            <p className="mt-auto pt-4 text-[3.1rem] leading-none font-extrabold tracking-[-.03em] tabular-nums">
              {live.count}{' '}
              <small className="text-[.9375rem] font-normal tracking-normal">{live.countUnit}</small>
            </p>
            <p
              className={cx(
                'mt-[.9rem] rounded-full px-3 py-[.2rem] text-micro font-bold forced-colors:border-2',
                colour ? subjectFill[colour] : 'bg-solid text-on-solid',
              )}
            >
              {live.status}
            </p>
          </div>
          <div className="px-5 pt-[1.1rem] pb-[.6rem] lg:max-xl:px-4">
            <b>{coursesTitle}</b>
            <ul className="mt-2 tabular-nums [&>li]:border-t [&>li]:border-border-subtle [&>li]:py-[.62rem]">
              {courses.map(({ title }, index) => (
                <li key={title}>
                  <b className="flex justify-between gap-2">
                    {text(({ courses }) => courses[index]?.title ?? '')}{' '}
                    <span className="text-end">{text(({ courses }) => courses[index]?.fee ?? '')}</span>
                  </b>
                  <p className="text-micro text-muted">{text(({ courses }) => courses[index]?.note ?? '')}</p>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="border-t-2 border-fg px-5 pt-4 pb-[1.35rem] max-sm:hidden [@media(min-width:64rem)_and_(max-height:52rem)]:hidden">
          <b>{weekTitle}</b>
          <PreviewWeek week={{ days: first.week.days, rows }} colour={colour} />
        </div>
      </div>
      <div
        aria-hidden="true"
        data-surface="paper"
        className="z-1 mt-4 flex items-center gap-3 rounded-panel border-2 border-fg px-4 py-3 leading-[1.3] shadow-float md:absolute md:-end-4 md:-bottom-15 md:mt-0"
      >
        <CircleCheckIcon className="size-7 text-ok" />
        <p>
          <b className="block text-body leading-[1.3] tabular-nums">{text(({ slip }) => slip.sum)}</b>
          {text(({ slip }) => slip.what)}
        </p>
      </div>
    </div>
  )
}
