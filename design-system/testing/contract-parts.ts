/** What the `<name>.meta.ts` of several components have in common. */
import type { A11yContract, ComponentMeta, ContractKey, Gap, Movement } from './meta.ts'
import type { WithoutJavaScript } from './without-javascript.ts'

/** The contract of a component, as its file has it. */
export type WrittenContract = Pick<
  A11yContract,
  'announcements' | 'pattern' | 'reviewed' | 'roles' | 'transcripts'
> & {
  /** Left out if it is the first of `parts`. */
  component?: string
  /** The meaning to the user, by the attribute. */
  states?: Record<string, string>
  /** Left out for a component without interaction. */
  keys?: readonly ContractKey[]
  /** Left out if it cannot be focused. */
  focus?: string
  /** The criteria, with a space between them. */
  wcag: string
  /** What users notice, by the criterion. A text alone has the effect `none`. */
  gaps?: Record<string, string | Omit<Gap, 'criterion'>>
  /** A summary in one sentence. Left out if it works completely. */
  withoutJavaScript?: string
  /** The claims of the summary, by the name of the story. Left out if there is only text, which is in the HTML. */
  works?: WithoutJavaScript['works']
}

/** What the summary of a component says that is the same without JavaScript. */
export const worksCompletely = 'It works completely.'

type Written = Omit<ComponentMeta, 'avoid' | 'contract' | 'examples' | 'rules'> & {
  /** What to use instead, by when not to use the component. */
  avoid: Record<string, string>
  /** The mistake, by the recommended way that avoids it. */
  rules: Record<string, string>
  /** The caption, by the name of the story. */
  examples: Record<string, string | ReturnType<typeof isolated>>
} & WrittenContract

/** The caption of an example that the page shows in a frame. */
export const isolated = (caption: string) => ({ caption, isolated: true }) as const

/** The documentation and the contract of a component, from the short form in which its file has them. */
export function componentMeta(written: Written): ComponentMeta {
  const { label, summary, use, avoid, rules, parts, types, variants, examples, ...contract } = written
  const {
    component = parts[0]!,
    states,
    keys = [],
    focus = 'It cannot be focused.',
    wcag,
    gaps,
    ...further
  } = contract
  const { withoutJavaScript = worksCompletely, works = {}, ...rest } = further
  return {
    label,
    summary,
    use,
    avoid: Object.entries(avoid).map(([when, instead]) => ({ when, instead })),
    rules: Object.entries(rules).map(([recommended, mistake]) => ({ do: recommended, dont: mistake })),
    parts,
    types,
    variants,
    examples: Object.entries(examples).map(([story, example]) =>
      typeof example === 'string' ? { story, caption: example } : { story, ...example },
    ),
    contract: {
      ...rest,
      component,
      states: states && Object.entries(states).map(([attribute, meaning]) => ({ attribute, meaning })),
      keys,
      focus,
      wcag: wcag.split(' '),
      gaps:
        gaps &&
        Object.entries(gaps).map(([criterion, gap]) =>
          typeof gap === 'string' ? { criterion, effect: 'none', text: gap } : { criterion, ...gap },
        ),
      withoutJavaScript: { says: withoutJavaScript, works },
    },
  }
}

/** A page of the Web Accessibility Initiative: a tutorial, or about a success criterion of WCAG. */
export const wai = (name: string, page: string) => ({ name, url: `https://www.w3.org/WAI/${page}` })

/** A pattern of the WAI-ARIA Authoring Practices Guide. */
export const apg = (name: string, page: string) => wai(name, `ARIA/apg/patterns/${page}/`)

/** A native element, as the HTML Standard defines it. */
export const html = (name: string, place: string) => ({
  name,
  url: `https://html.spec.whatwg.org/multipage/${place}`,
})

/** An arrow key that moves on from the last item to the first, and skips disabled ones. */
export const wraps: Movement = { ends: 'wraps', rightToLeft: 'same', disabled: 'skipped' }
/** The same along the line: right and left change places in right-to-left text. */
export const wrapsAcross: Movement = { ...wraps, rightToLeft: 'mirrored' }
/** A key that moves to an end, or does not move beyond it. */
export const stops: Movement = { ...wraps, ends: 'stops' }

/** Enter and Space do the same. */
export const pressRows = (does: string, on?: string): ContractKey[] => [
  { key: 'Enter', on, does },
  { key: 'Space', on, does: 'Same as Enter.' },
]

/** Tab and, in the other direction, Shift+Tab. `moves` in a focus trap. */
export const tabRows = (does: string, moves?: Movement): ContractKey[] => [
  { key: 'Tab', does, moves },
  { key: 'Shift+Tab', does: 'Moves backward in the same order.', moves },
]

/** The arrow keys of a vertical list, Home and End. */
export const listRows = (item: string): ContractKey[] => [
  { key: 'ArrowDown', does: `Moves to the next ${item}; after the last, the first.`, moves: wraps },
  { key: 'ArrowUp', does: `Moves to the previous ${item}; before the first, the last.`, moves: wraps },
  { key: 'Home', does: `Moves to the first ${item}.`, moves: stops },
  { key: 'End', does: `Moves to the last ${item}.`, moves: stops },
]

/** The arrow keys of radio buttons, which choose. */
export function radioRows(item: string, disabled: Movement['disabled'] = 'skipped'): ContractKey[] {
  const along: Movement = { ...wraps, disabled }
  const across: Movement = { ...wrapsAcross, disabled }
  return [
    { key: 'ArrowDown', does: `Chooses the next ${item}; after the last, the first.`, moves: along },
    {
      key: 'ArrowRight',
      does: `Same as ArrowDown; in right-to-left text the previous ${item}.`,
      moves: across,
    },
    { key: 'ArrowUp', does: `Chooses the previous ${item}; before the first, the last.`, moves: along },
    { key: 'ArrowLeft', does: `Same as ArrowUp; in right-to-left text the next ${item}.`, moves: across },
  ]
}

/** The criteria of a control that is pressed and that the keyboard reaches, and further ones, in their order. */
export const operable = (further = '') =>
  ['2.1.1', '2.4.7', '2.5.8', '4.1.2', ...further.split(' ').filter(Boolean)]
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .join(' ')
