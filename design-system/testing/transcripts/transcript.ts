/** What a screen reader has to say of a story. A contract lists those that tell most of its component. */
export type Transcript = {
  /** Export of the stories file. */
  story: string
  /** Names of what is pressed first, one after the other: a dialog is opened, a form sent. */
  press?: readonly string[]
  /** In the window of a phone. */
  narrow?: true
} & (
  | {
      /** Whole phrases that come in this order. Others may come between, so list what a listener cannot do without. */
      phrases: readonly string[]
      /** Words that come nowhere: drawings, what is out of sight, what has been said before. */
      never?: readonly string[]
    }
  | {
      /** Nothing is said at all: it only decorates. */
      silent: true
    }
)

/** What marks a line of a transcript as a press, not as words that are heard. */
export const pressed = '> '

/** Its name in the kept file, and on the page. */
export const titleOf = ({ story, press = [], narrow }: Transcript) =>
  [story, ...(narrow ? ['narrow'] : []), ...press.map((name) => `${pressed}${name}`)].join(' ')

/** What is wrong with a transcript: the first phrase that does not come after those before it, and words too many. */
export function faultsOf(wanted: Transcript, said: readonly string[]): string[] {
  if ('silent' in wanted) {
    const rest = said.slice(said[0] === 'document' ? 1 : 0).filter((phrase) => phrase !== 'end of document')
    return rest.map((phrase) => `says “${phrase}”, and should be silent`)
  }
  const faults: string[] = []
  let from = 0
  for (const phrase of wanted.phrases) {
    const at = said.indexOf(phrase, from)
    if (at < 0) {
      const before = said.indexOf(phrase)
      faults.push(before < 0 ? `does not say “${phrase}”` : `says “${phrase}” too early`)
      break
    }
    from = at + 1
  }
  for (const word of wanted.never ?? [])
    for (const phrase of said) if (phrase.includes(word)) faults.push(`says “${word}”, in “${phrase}”`)
  return faults
}

/** What Chromium's own accessibility tree holds: text, and the names, descriptions and values of everything else. */
export interface Exposed {
  words: readonly string[]
  names: readonly string[]
  /** Checked, expanded, invalid: in the reader's words, and of what. */
  states: readonly { name: string; state: string }[]
}

/** What is said without a name. Whatever else has none, a control for instance, is a fault of the story. */
const nameless =
  /^(alert|article|banner|blockquote|caption|cell|columnheader|contentinfo|definition|document|emphasis|figure|form|group|list|listitem|paragraph|row|rowgroup|separator|status|strong|table|term|time)(,|$)/

/** Letters in capitals are a matter of style, which only Chromium follows. */
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

const isInState = (phrase: string, name: string, state: string) =>
  phrase.includes(`, ${name},`) && `${phrase},`.includes(`, ${state},`)

/** Where the reader's own idea of the page departs from the browser's, which real readers go by. */
export function differences(said: readonly string[], { words, names, states }: Exposed): string[] {
  const heard = tidy(said.join(' '))
  const exposed = [...words, ...names].map(tidy)
  const everything = exposed.join(' ')
  const known = (phrase: string) =>
    nameless.test(phrase) ||
    everything.includes(phrase) ||
    exposed.some((name) => (name.length > 2 ? phrase : phrase.split(', ')).includes(name))
  const walked = said.filter((phrase) => !phrase.startsWith('end of ')).map(tidy)
  return [
    ...exposed
      .filter((text) => !heard.includes(text))
      .map((text) => `Chromium exposes “${text}”, which is not said`),
    ...states
      .filter(({ name, state }) => !walked.some((phrase) => isInState(phrase, tidy(name), state)))
      .map(({ name, state }) => `Chromium exposes “${name}” as ${state}, which is not said`),
    ...walked
      .filter((phrase) => !known(phrase))
      .map((phrase) => `says “${phrase}”, which Chromium does not expose`),
  ]
}

/** The kept file of a room: each story with its lines. */
export const written = (stories: readonly (readonly [title: string, lines: readonly string[]])[]) =>
  stories.map(([title, lines]) => `# ${title}\n${lines.join('\n')}\n`).join('\n')

/** As above, read back. */
export const readBack = (text: string): [title: string, lines: string[]][] =>
  text
    .split(/^# /m)
    .slice(1)
    .map((part) => {
      // Git may have given a Windows checkout line ends of its own.
      const [title = '', ...lines] = part.trimEnd().split(/\r?\n/)
      return [title, lines]
    })
