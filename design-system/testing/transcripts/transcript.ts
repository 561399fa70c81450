/** The most informative stories of a component, whose screen reader output is recorded. */
export interface Transcript {
  /** Export of the stories file. */
  story: string
  /** Names of controls to press first, in order, for example to open a dialog. */
  press?: readonly string[]
  /** Whether the window has the size of a phone. */
  narrow?: true
}

/** Marks a line of a transcript as a press. Other lines are announcements. */
export const pressed = '> '

/** Its title in the recorded file and in the documentation. */
export const titleOf = ({ story, press = [], narrow }: Transcript) =>
  [story, ...(narrow ? ['narrow'] : []), ...press.map((name) => `${pressed}${name}`)].join(' ')

/** The transcript of a title, for checks that know only the recorded file. */
export function transcriptOf(title: string): Transcript {
  const [place = '', ...press] = title.split(` ${pressed}`)
  const [story = '', narrow] = place.split(' ')
  return { story, ...(press.length > 0 && { press }), ...(narrow && { narrow: true }) }
}

/** The content of Chromium's accessibility tree: text, and names, descriptions and values of other nodes. */
export interface Exposed {
  texts: readonly string[]
  names: readonly string[]
  /** States such as checked, expanded and invalid, in the terms of the screen reader, with the name of the element. */
  states: readonly { name: string; state: string }[]
}

/** Roles that are announced without a name. Any other role without a name, such as a control, is a fault. */
const nameless =
  /^(alert|article|banner|blockquote|caption|cell|columnheader|contentinfo|definition|document|emphasis|figure|form|group|list|listitem|paragraph|row|rowgroup|separator|status|strong|table|term|time)(,|$)/

/** Lower case, because only Chromium applies text-transform. */
const normalise = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

const isInState = (phrase: string, name: string, state: string) =>
  phrase.includes(`, ${name},`) && `${phrase},`.includes(`, ${state},`)

/** Differences between the virtual screen reader and Chromium's accessibility tree, which real screen readers use. */
export function differences(spoken: readonly string[], { texts, names, states }: Exposed): string[] {
  const announced = normalise(spoken.join(' '))
  const exposed = [...texts, ...names].map(normalise)
  const everything = exposed.join(' ')
  const known = (phrase: string) =>
    nameless.test(phrase) ||
    everything.includes(phrase) ||
    exposed.some((name) => (name.length > 2 ? phrase : phrase.split(', ')).includes(name))
  const walked = spoken.filter((phrase) => !phrase.startsWith('end of ')).map(normalise)
  return [
    ...exposed
      .filter((text) => !announced.includes(text))
      .map((text) => `Chromium exposes “${text}”, which is not said`),
    ...states
      .filter(({ name, state }) => !walked.some((phrase) => isInState(phrase, normalise(name), state)))
      .map(({ name, state }) => `Chromium exposes “${name}” as ${state}, which is not said`),
    ...walked
      .filter((phrase) => !known(phrase))
      .map((phrase) => `says “${phrase}”, which Chromium does not expose`),
  ]
}

/** The recorded file of a component: each story with its lines. */
export const written = (stories: readonly (readonly [title: string, lines: readonly string[]])[]) =>
  stories.map(([title, lines]) => `# ${title}\n${lines.join('\n')}\n`).join('\n')

/** Parses a recorded file. */
export const readBack = (text: string): [title: string, lines: string[]][] =>
  text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      // A Windows checkout may have CRLF line endings.
      const [title = '', ...lines] = part.trimEnd().split(/\r?\n/)
      return [title, lines]
    })
