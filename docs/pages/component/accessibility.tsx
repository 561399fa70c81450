import type { componentFolders } from 'virtual:component-folders'
import { Fragment } from 'react'
import { Heading } from '../../../design-system/components/heading/heading.tsx'
import { Link, linkVariants } from '../../../design-system/components/link/link.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
import { version } from '../../../design-system/package.json'
import type { A11yContract, Movement } from '../../../design-system/testing/meta.ts'
import { storyAddress } from '../../ladle/settings.ts'
import { Ruled, RuledLines } from '../ruled.tsx'
import { Table } from '../table.tsx'
import { Code, Key, Words } from '../words.tsx'
import { More } from './more.tsx'
import { ReviewOf } from './review.tsx'
import { criteria } from './wcag.ts'

const Keys = ({ keys }: { keys: string }) =>
  keys.split('+').map((key, index) => (
    <Fragment key={key}>
      {index > 0 && ' + '}
      <Key>{key}</Key>
    </Fragment>
  ))

const ends = { wraps: 'wraps at the ends', stops: 'stops at the ends' }
const turns = {
  mirrored: 'mirrored in right-to-left text',
  same: 'not mirrored in right-to-left text',
}
const past = { skipped: ['skips disabled items'], none: [] }

/** The movement of a key between items, in one line. */
const moving = (moves: Movement) =>
  [ends[moves.ends], turns[moves.rightToLeft], ...past[moves.disabled]].join(', ')

const sentence = (phrase: string) => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}.`

/** Keys that are shown from the start: the contract of a menu has 14. */
const shownKeys = 5

/** The keyboard table. The tests check the component against each row. */
export function Keyboard({ keys }: Pick<A11yContract, 'keys'>) {
  const pressed = keys.some(({ key }) => key === 'Enter' || key === 'Space')
  // One more row would take less space than the disclosure.
  const shown = keys.length > shownKeys + 1 ? keys.slice(0, shownKeys) : keys
  const others = keys.slice(shown.length)
  return (
    <>
      <KeyTable caption="Keys" keys={shown} places={keys.some(({ on }) => on)} />
      {others.length > 0 && (
        <More label={`${others.length} more keys`}>
          <KeyTable caption="More keys" keys={others} places={keys.some(({ on }) => on)} />
        </More>
      )}
      {pressed && (
        <Text size="small" className="mt-4">
          A click and a tap have the same effect as Enter and Space. Each has a test.
        </Text>
      )}
    </>
  )
}

type KeyTableProps = Pick<A11yContract, 'keys'> & {
  caption: string
  /** Whether there is a column for the element that has the focus. */
  places: boolean
}

const KeyTable = ({ caption, keys, places }: KeyTableProps) => (
  <Table
    caption={caption}
    head={places ? ['Key', 'On', 'What it does'] : ['Key', 'What it does']}
    rows={keys.map(({ key, on, does, moves, pointer }) => ({
      key: `${key} ${on}`,
      cells: [
        <Keys key="key" keys={key} />,
        ...(places ? [on ?? ''] : []),
        <Fragment key="does">
          <Words>{does}</Words>
          {moves && <p className="text-small text-muted">{sentence(moving(moves))}</p>}
          {pointer && <p className="text-small text-muted">With a mouse or by touch: {pointer}.</p>}
        </Fragment>,
      ],
    }))}
  />
)

/** Roles and states in the accessibility tree, focus management and announcements. */
export function Spoken({ pattern, roles, states, focus, announcements, keys }: A11yContract) {
  return (
    <div className="space-y-10">
      <Text measure="full">
        Follows <Link href={pattern.url}>{pattern.name}</Link>. {focus}
        {keys.length === 0 && ' It adds no keyboard support to that of the browser.'}
      </Text>
      {roles.length > 0 && (
        <Table
          caption="Roles"
          head={['Role', 'Accessible name from']}
          rows={roles.map(({ role, nameFrom }) => ({
            key: `${role} ${nameFrom}`,
            cells: [<Code key="role">{role}</Code>, <Words key="name">{nameFrom}</Words>],
          }))}
        />
      )}
      {states && states.length > 0 && (
        <Table
          caption="States"
          head={['State', 'Meaning']}
          rows={states.map(({ attribute, meaning }) => ({
            key: attribute,
            cells: [<Code key="state">{attribute}</Code>, <Words key="meaning">{meaning}</Words>],
          }))}
        />
      )}
      {announcements && announcements.length > 0 && (
        <div>
          <Heading level={4} size="h3">
            Announced without moving focus
          </Heading>
          <RuledLines of={announcements} className="mt-3" />
        </div>
      )}
    </div>
  )
}

/** The success criteria of WCAG 2.2 that apply to the component, with links to W3C's explanations. */
export const Criteria = ({ wcag }: Pick<A11yContract, 'wcag'>) => (
  <Ruled className="gap-x-10 @2xl:columns-2">
    {wcag.map((number) => {
      const criterion = criteria[number]
      if (!criterion) throw new Error(`WCAG 2.2 has no criterion ${number}.`)
      const [name, level, page] = criterion
      return (
        <li key={number} className="break-inside-avoid py-2">
          <Link
            href={`https://www.w3.org/WAI/WCAG22/Understanding/${page}`}
            className="inline-flex min-h-11 items-center"
          >
            {number} {name}
          </Link>{' '}
          <span className="text-small text-muted">{level}</span>
        </li>
      )
    })}
  </Ruled>
)

type ComponentFolder = (typeof componentFolders)[number]

/** How the component was reviewed, and its known gaps. */
export function Status({
  componentFolder,
  gaps,
}: Pick<A11yContract, 'gaps'> & { componentFolder: ComponentFolder }) {
  return (
    <div className="space-y-4">
      <div>
        <Heading level={3} size="h3">
          Known gaps
        </Heading>
        {gaps?.length ? (
          <RuledLines of={gaps} bar="error" className="mt-2" />
        ) : (
          <p className="mt-1">None known.</p>
        )}
      </div>
      <ReviewOf review={componentFolder.review} />
      <p>
        Version {version} of the package.{' '}
        <a href={`/design-system/source/${componentFolder.source}.txt`} className={linkVariants()}>
          Source
        </a>
        . How all components are checked:{' '}
        <a href={storyAddress('guide--accessibility')} className={linkVariants()}>
          Accessibility
        </a>
        .
      </p>
    </div>
  )
}
