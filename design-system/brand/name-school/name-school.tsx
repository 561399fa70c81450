'use client'

import { cva, cx, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { initials } from '../../components/_internal/initials.ts'
import { Field } from '../../components/field/field.tsx'
import { Input } from '../../components/input/input.tsx'
import { RadioGroup, RadioGroupItem } from '../../components/radio-group/radio-group.tsx'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx'
import { subjectFill } from '../_internal/subject-colours.ts'
import { type Preview, type PreviewColour, ProductPreview } from '../product-preview/product-preview.tsx'
import { showPreviewOnEnter } from './show-preview.ts'

/** Texts of NameSchool. Pass others for another language. */
export const english = {
  /** Text alternative of the preview with the visitor's name. */
  preview: (name: string, address: string, colour: string) =>
    `Example of a site for ${name}, at ${address}, in the colour ${colour}: the next live class, courses with their fees and, where there is room, the week’s timetable.`,
  /** Announced after a pause in typing. */
  announcement: (name: string, address: string, note?: string) =>
    `Preview: ${[name, address, note].filter(Boolean).join(', ')}`,
  /** Announced when the field is emptied. */
  sample: (name: string) => `Preview: ${name}, a sample`,
}

type NameSchoolLabels = typeof english

/** Control and bidirectional characters. Zero-width joiners stay, because Indic scripts and emoji need them. */
const unseen = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** Normalises a name: one line, single spaces, no characters that change the text direction. */
export const cleanName = (typed: string) =>
  typed.normalize('NFC').replace(/\s+/gu, ' ').replace(unseen, '').trim()

/** The letters and digits of a name, for its monogram; the whole name if it has none. */
const lettersOf = (name: string) => name.replace(/[^\p{L}\p{M}\p{N}\s]+/gu, ' ').trim() || name

export interface ColourChoice {
  colour: PreviewColour
  /** The name of the colour, for people who cannot see or distinguish it. */
  name: string
}

const group = cva('', {
  variants: {
    layout: {
      // Beside the notification, in space that is otherwise empty, so that the layout does not shift.
      over: 'text-micro max-md:mb-3 md:absolute md:start-0 md:top-full wide:max-w-[calc(100%-14rem)]',
      beside: 'mt-6',
    },
  },
  defaultVariants: { layout: 'over' },
})

interface Props extends VariantProps<typeof group> {
  label: string
  choices: readonly ColourChoice[]
  /** The `name` attribute of the radio buttons. */
  name: string
  chosen: PreviewColour
  onChosen: (colour: PreviewColour) => void
}

/** The choice of a colour, shown once a name is typed. */
function NameSchoolColours({ label, choices, name, chosen, onChosen, layout }: Props) {
  return (
    <RadioGroup
      label={layout === 'beside' ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      name={name}
      defaultValue={chosen}
      className={group({ layout })}
    >
      <div
        className={cx(
          // One row, with each name below its colour. A second row would overlap the ledge of the Hero.
          'grid max-w-[22rem] grid-cols-4 text-micro',
          '[&_label]:w-full [&_label]:flex-col [&_label]:items-center [&_label]:gap-1 [&_label]:py-1 [&_label]:text-center',
        )}
      >
        {choices.map(({ colour, name: word }) => (
          <RadioGroupItem
            key={colour}
            value={colour}
            swatch={subjectFill[colour]}
            onChange={() => onChosen(colour)}
          >
            {word}
          </RadioGroupItem>
        ))}
      </div>
    </RadioGroup>
  )
}

/** The use of each variant value. Shown in the documentation. */
export const nameSchoolDescriptions = {
  layout: {
    over: 'The preview of a Hero: the field is above it, or from 64rem in the first column. The default.',
    beside: 'As a separate section: from 80rem the field is beside the preview.',
  },
} as const

const nameSchool = cva('relative', {
  variants: {
    layout: {
      over: 'max-w-[46rem] lg:contents',
      beside: 'grid grid-cols-1 gap-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] xl:gap-14',
    },
  },
  defaultVariants: { layout: 'over' },
})

/** Hides the notification in narrow columns, where the colours do not fit beside it. */
const hideLastPart = cx('lg:max-wide:[&>[data-slot=product-preview]>:last-child]:hidden')

/** One box of field, suffix and action from 64rem; below it the field alone, as wide as the picture. */
const joined = cx(
  'lg:flex lg:[&_a]:h-full lg:[&_a]:rounded-s-none lg:max-xl:[&_a>svg]:hidden',
  'max-lg:[&_[data-slot=input-suffix]]:hidden max-lg:[&_input]:rounded-control lg:[&_[data-slot=input-suffix]]:rounded-e-none',
  'lg:[&_input]:min-h-16',
)

const field = cva('', {
  variants: {
    layout: {
      over: 'mb-3 sm:grid sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-x-4 sm:[&>:last-child]:col-start-2 sm:[&>:last-child]:row-start-1 sm:[&>:last-child]:mt-0 sm:[&>[data-slot=field-hint]]:col-start-2 sm:[&>[data-slot=field-hint]]:mt-1 lg:mb-0 lg:block lg:[&>:last-child]:mt-2 lg:[&>label]:inline lg:[&>[data-slot=field-hint]]:ms-2 lg:[&>[data-slot=field-hint]]:inline lg:max-wide:[&>[data-slot=field-hint]]:hidden',
      beside: 'mt-6',
    },
  },
})

export interface NamedSchool {
  /** The normalised name; empty if none is typed. */
  name: string
  colour: PreviewColour
}

/** The web address of a name, with a note if the name alone does not make a valid address. */
export interface SchoolAddress {
  address: string
  note?: string
}

export interface NameSchoolProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    VariantProps<typeof nameSchool> {
  /** Label of the field, as a question. */
  label: string
  hint?: ReactNode
  /** What follows the name in an address, beside the field from 64rem. */
  suffix?: string
  /** In a Hero, from 64rem: a link with `buttonVariants()`, joined to the field. */
  action?: ReactNode
  /** An example of a name, shown in the empty field. */
  placeholder?: string
  /**
   * The preview while no name is typed, with a site for each typed phrase of the Hero around it if there are several.
   * With a name, its details replace the sample's, and the preview keeps the site that it shows.
   */
  sample: Preview | readonly Preview[]
  /** Text alternative of the sample. */
  sampleLabel: string
  /** Returns the web address for a name. */
  addressOf: (name: string) => SchoolAddress
  /** The colours to choose from, and the label of the group. */
  colours: { label: string; choices: readonly ColourChoice[] }
  /** The initial values, for example from another page. */
  defaultSchool?: NamedSchool
  /** Called with the name and colour. Keep them in the browser, because the visitor has not signed in. */
  onSchool?: (school: NamedSchool) => void
  /** Content before the field. */
  children?: ReactNode
  /** Texts in another language. */
  labels?: NameSchoolLabels
}

/** Maximum length of a name. */
const longest = 60
/** Delay of the announcement. An announcement for every letter would interrupt the echo of typed letters. */
const pause = 1000

const unnamed: NamedSchool = { name: '', colour: 'river' }

/**
 * A text field that shows the typed school name in a preview of the product, with monogram, address and colour. It
 * sends and stores nothing.
 *
 * @example
 * <NameSchool
 *   label="What is your school called?"
 *   sample={site}
 *   sampleLabel="Example of a site: Ganit Ghar, a maths teacher."
 *   addressOf={(name) => ({ address: `${slug(name)}.kaksha.example` })}
 *   colours={{ label: 'Colour', choices: [{ colour: 'river', name: 'River' }, { colour: 'leaf', name: 'Leaf' }] }}
 * />
 */
export function NameSchool(props: NameSchoolProps) {
  const {
    label,
    hint,
    suffix,
    action,
    placeholder,
    sample,
    sampleLabel,
    addressOf,
    colours,
    children,
    ...others
  } = props
  const { layout = 'over', defaultSchool = unnamed, onSchool, labels = english, className, ...rest } = others
  const control = useRef<HTMLInputElement>(null)
  const id = useId()
  const [initial] = useState(defaultSchool)
  /** Undefined until the user types, because the initial name is not announced. */
  const [typed, setTyped] = useState<string>()
  const [colour, setColour] = useState(initial.colour)
  const [announced, setAnnouncement] = useState('')

  const samples = [sample].flat()
  const name = typed ?? initial.name
  const { address, note } = addressOf(name)
  const colourName = colours.choices.find((choice) => choice.colour === colour)?.name ?? colour
  const isOver = layout === 'over'
  const colourChoice = name && (
    <NameSchoolColours
      {...colours}
      layout={layout}
      name={`${id}colour`}
      chosen={colour}
      onChosen={setColour}
    />
  )
  const news = name ? labels.announcement(name, address, note) : labels.sample(samples[0]!.school)

  // Text that was typed before hydration, or restored by the browser after a reload.
  useEffect(() => {
    const early = cleanName(control.current?.value ?? '')
    if (early !== initial.name) setTyped(early)
  }, [initial])

  useEffect(() => {
    onSchool?.({ name, colour })
  }, [onSchool, name, colour])

  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => setAnnouncement(news), pause)
    return () => clearTimeout(timer)
  }, [typed, news])

  return (
    <div data-slot="name-school" className={nameSchool({ layout, className })} {...rest}>
      <div className={isOver ? 'lg:col-start-1 lg:row-start-2 lg:mt-[2.4vh]' : undefined}>
        {children}
        <div data-noscript="hide">
          <Field label={label} hint={hint} className={field({ layout })}>
            <div className={isOver ? joined : undefined}>
              <Input
                ref={control}
                defaultValue={initial.name}
                maxLength={longest}
                placeholder={placeholder}
                suffix={suffix}
                autoComplete="organization"
                dir="auto"
                enterKeyHint="go"
                className={isOver ? 'min-w-0 flex-1' : undefined}
                onKeyDown={({ nativeEvent }) => showPreviewOnEnter(nativeEvent)}
                onChange={(event) => setTyped(cleanName(event.currentTarget.value))}
              />
              {action && <div className="max-lg:hidden">{action}</div>}
            </div>
          </Field>
          {!isOver && colourChoice}
          <span role="status" className="sr-only">
            {announced}
          </span>
        </div>
      </div>
      <div
        className={isOver ? cx('relative lg:col-start-2 lg:row-span-full', name && hideLastPart) : undefined}
      >
        {isOver && colourChoice}
        <ProductPreview
          tabIndex={-1}
          label={name ? labels.preview(name, address, colourName) : sampleLabel}
          site={
            name
              ? samples.map((site) => ({
                  ...site,
                  school: name,
                  mark: initials(lettersOf(name)),
                  address,
                  addressNote: note,
                  colour,
                }))
              : samples
          }
        />
      </div>
    </div>
  )
}
