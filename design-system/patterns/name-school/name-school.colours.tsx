import { cva, cx, type VariantProps } from 'class-variance-authority'
import { RadioGroup, RadioGroupItem } from '../../components/radio-group/radio-group.tsx'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx'
import { type PreviewColour, subjectFill } from '../hero/preview.variants.ts'

export interface ColourChoice {
  colour: PreviewColour
  /** The name of the colour, for people who cannot see or distinguish it. */
  name: string
}

const group = cva('', {
  variants: {
    layout: {
      // Beside the notification, in space that is otherwise empty, so that the layout does not shift.
      over: 'text-micro max-md:mb-3 md:absolute md:start-0 md:top-full xl:max-w-[calc(100%-14rem)]',
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
export function NameSchoolColours({ label, choices, name, chosen, onChosen, layout }: Props) {
  return (
    <RadioGroup
      label={layout === 'beside' ? label : <VisuallyHidden>{label}</VisuallyHidden>}
      name={name}
      defaultValue={chosen}
      className={group({ layout })}
    >
      <div
        className={cx(
          'grid w-fit grid-cols-[auto_auto] gap-x-6 [&_label]:items-center',
          // One row. A second row would overlap the ledge of the Hero.
          layout !== 'beside' && 'md:max-lg:grid-cols-[repeat(4,auto)]',
        )}
      >
        {choices.map(({ colour, name: word }) => (
          <RadioGroupItem
            key={colour}
            value={colour}
            swatch={subjectFill({ colour })}
            onChange={() => onChosen(colour)}
          >
            {word}
          </RadioGroupItem>
        ))}
      </div>
    </RadioGroup>
  )
}
