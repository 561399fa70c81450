import { cva, cx, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { initials } from '../../components/avatar/initials.ts'
import { Field } from '../../components/field/field.tsx'
import { Input } from '../../components/input/input.tsx'
import { type Preview, type PreviewColour, ProductPreview } from '../hero/product-preview.tsx'
import { type ColourChoice, NameSchoolColours } from './name-school.colours.tsx'
import { cleanName, english, lettersOf, type NameSchoolWords } from './name-school.words.ts'

/** What each value is for, in one line; the documentation prints these. */
export const nameSchoolDescriptions = {
  layout: {
    over: 'In the second column of a Hero: the field lies over the preview, in the room above it. The default.',
    beside: 'A part of a page by itself: from 80rem on the field stands beside the preview.',
  },
} as const

const nameSchool = cva('relative', {
  variants: {
    layout: {
      // The field takes the padding of the Hero: its two columns stand as they do without it.
      over: 'max-w-[46rem] lg:-mt-16',
      beside: 'grid gap-8 2xl:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] 2xl:gap-14',
    },
  },
  defaultVariants: { layout: 'over' },
})

/** In the narrowest of two columns there is no room for the colours beside the slip. */
const slipGivesWay = cx('lg:max-xl:[&>[data-slot=product-preview]>:last-child]:hidden')

const field = cva('', {
  variants: {
    layout: {
      over: 'mb-3 sm:flex sm:items-center sm:gap-4 sm:[&>div]:mt-0 sm:[&>div]:flex-1 lg:max-2xl:[&>label]:max-w-[8em]',
      beside: 'mt-6',
    },
  },
})

export interface NamedSchool {
  /** As it is shown; empty while none is typed. */
  name: string
  colour: PreviewColour
}

/** A web address, and what is to be known of it where the name does not make one by itself. */
export interface SchoolAddress {
  address: string
  note?: string
}

export interface NameSchoolProps
  extends Omit<ComponentProps<'div'>, 'children'>,
    VariantProps<typeof nameSchool> {
  /** The question that the field asks. */
  label: string
  hint?: ReactNode
  /** The site that is shown while no name is typed, and in whose place the visitor's own comes. */
  sample: Preview
  /** What the sample shows, in words. */
  sampleLabel: string
  /** The web address that a name makes. */
  addressOf: (name: string) => SchoolAddress
  /** The colours to choose from, and the question that they answer. */
  colours: { label: string; choices: readonly ColourChoice[] }
  /** Where it begins: what was typed on another page. */
  defaultSchool?: NamedSchool
  /** Is told what was typed and chosen. Keep it as long as the page, no longer: it is nobody else's. */
  onSchool?: (school: NamedSchool) => void
  /** What stands before the field. */
  children?: ReactNode
  /** What it says, in another language. */
  words?: NameSchoolWords
}

/** The most letters that a name may have; what is longer is no name. */
const longest = 60
/** Long enough for a pause: words that are said with every letter drown the letters. */
const pause = 1000

const unnamed: NamedSchool = { name: '', colour: 'river' }

/**
 * One field that turns a picture of the product into the visitor's own site while they type: its name, its mark, its
 * address, its colour. It sends nothing and keeps nothing.
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
  const { label, hint, sample, sampleLabel, addressOf, colours, children, ...others } = props
  const { layout = 'over', defaultSchool = unnamed, onSchool, words = english, className, ...rest } = others
  const control = useRef<HTMLInputElement>(null)
  const id = useId()
  const [initial] = useState(defaultSchool)
  /** Nothing, until somebody has typed: what was there before is no news. */
  const [typed, setTyped] = useState<string>()
  const [colour, setColour] = useState(initial.colour)
  const [said, setSaid] = useState('')

  const name = typed ?? initial.name
  const { address, note } = addressOf(name)
  const colourName = colours.choices.find((choice) => choice.colour === colour)?.name ?? colour
  const news = name ? words.said(name, address, note) : words.sample(sample.school)

  // Typed before the script came, or given back by the browser after a reload.
  useEffect(() => {
    const early = cleanName(control.current?.value ?? '')
    if (early !== initial.name) setTyped(early)
  }, [initial])

  useEffect(() => {
    onSchool?.({ name, colour })
  }, [onSchool, name, colour])

  useEffect(() => {
    if (typed === undefined) return
    const timer = setTimeout(() => setSaid(news), pause)
    return () => clearTimeout(timer)
  }, [typed, news])

  return (
    <div
      data-slot="name-school"
      className={nameSchool({
        layout,
        className: cx(name && layout === 'over' && slipGivesWay, className),
      })}
      {...rest}
    >
      <div>
        {children}
        <div data-noscript="hide">
          <Field label={label} hint={hint} className={field({ layout })}>
            <Input
              ref={control}
              defaultValue={initial.name}
              maxLength={longest}
              autoComplete="organization"
              dir="auto"
              onChange={(event) => setTyped(cleanName(event.currentTarget.value))}
            />
          </Field>
          {name && (
            <NameSchoolColours
              {...colours}
              layout={layout}
              name={`${id}colour`}
              chosen={colour}
              onChosen={setColour}
            />
          )}
          <span role="status" className="sr-only">
            {said}
          </span>
        </div>
      </div>
      <ProductPreview
        label={name ? words.label(name, address, colourName) : sampleLabel}
        site={
          name
            ? { ...sample, school: name, mark: initials(lettersOf(name)), address, addressNote: note, colour }
            : sample
        }
      />
    </div>
  )
}
