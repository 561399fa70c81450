import { changelog } from 'virtual:changelog'
import { linkVariants } from '../../../design-system/components/link/link.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
import packageJson from '../../../design-system/package.json'
import { storyAddress } from '../../ladle/settings.ts'
import { type NameElsewhere, namesElsewhere } from '../../text/names-elsewhere.ts'
import { CodeBlock } from '../code-block.tsx'
import { More } from '../component/more.tsx'
import { Page } from '../page.tsx'
import { RuledLines } from '../ruled.tsx'
import { Code, WordsWithLinks } from '../words.tsx'

export const MigrationPage = () => (
  <Page
    label="Guide"
    title="Migration and changelog"
    lead={`Version ${packageJson.version}: what it contains, which names stay in the next ones, and how to move from shadcn/ui or Radix Themes.`}
    sections={[
      { id: 'versions', title: 'Versions', content: <RuledLines of={versions} /> },
      { id: 'names', title: 'Names that stay', content: <RuledLines of={names} /> },
      { id: 'move', title: 'Move from shadcn/ui or Radix Themes', content: <Move /> },
      { id: 'changelog', title: 'Changelog', content: <Changelog /> },
    ]}
  />
)

const { engines, peerDependencies } = packageJson

/** Whether the changelog has a version that is released. */
const isPublished = /^## (?!.*unreleased)/m.test(changelog)

const versions = [
  ...(isPublished
    ? []
    : [
        `Nothing is published yet. ${packageJson.version} will be the first version, so there is nothing to migrate from an earlier one.`,
      ]),
  `It needs React \`${peerDependencies.react}\`. \`tailwindcss\` (\`${peerDependencies.tailwindcss}\`) is optional, and so are \`vitest\` and \`@testing-library/react\`, which the test suites use. On a server it needs Node \`${engines.node}\`.`,
  'After an update run `npx @kaksha/design-system doctor`: it reports a style sheet that is missing or loaded twice, cascade layers in the wrong order, two copies of React and unsupported versions.',
]

const names = [
  '`data-slot` and the `data-*` attributes of states change in a major version only, so style sheets and tests can use them.',
  'Class names are internal and may change in any release.',
]

const libraries = { shadcn: 'shadcn/ui', radix: 'Radix Themes' } as const

/** Names of this design system; the note of a page names its parts. */
const ours = new Set(
  namesElsewhere.flatMap(({ here, note = '' }) => [
    here,
    ...[...note.matchAll(/`(\w+)`/g)].map(([, part]) => part ?? ''),
  ]),
)

/** Elements of a library that have another name here, as they are written in JSX. */
const renamed = (library: keyof typeof libraries) =>
  [
    ...new Set(
      namesElsewhere
        .filter(({ here }) => here !== 'useForm')
        .flatMap((name: NameElsewhere) =>
          (name[library] ?? '')
            .split(', ')
            .map((theirs) => theirs.replaceAll(' ', ''))
            .filter((theirs) => theirs && !ours.has(theirs)),
        ),
    ),
  ].sort()

/** The command that finds them. */
const find = (library: keyof typeof libraries) => `grep -rnE "<(${renamed(library).join('|')})\\b" src`

const steps = [
  'Install the package beside the other library. Its classes have a prefix and lie in cascade layers, so the components of both can be on one page. In a project with Tailwind import `theme.css` and `components.css`, in another `styles.css`, which contains a reset.',
  'Make a theme of your own colours with `npx @kaksha/design-system theme`.',
  'Replace one component after another, beginning with those that contain no other components, such as Button and Badge.',
  'Replace `disabled` of Button by `inactive` with `inactiveReason`.',
  'Put each Input, Textarea and Select into a Field, which has the label, the hint and the error as props, instead of elements for each.',
  'Run your tests. Most elements that are found by role and name are found as before, those found by class names are not. Change tests of `disabled` and of Select, which is the native element here.',
  'Uninstall the other library.',
]

const Move = () => (
  <div className="space-y-4">
    <RuledLines as="ol" of={steps} />
    <Text measure="full">
      These commands list the elements that have another name here; replace <Code>src</Code> by your folder.{' '}
      <a href={storyAddress('guide--coming-from-shadcn-or-radix')} className={linkVariants()}>
        Coming from shadcn/ui or Radix Themes
      </a>{' '}
      has the name of each, and what this design system does not have.
    </Text>
    {Object.entries(libraries).map(([library, name]) => (
      <CodeBlock
        key={library}
        code={[[find(library as keyof typeof libraries), '']]}
        name={`Find the elements of ${name}`}
      />
    ))}
  </div>
)

/** `## title`, then `Added:` and its lines. */
const releases = changelog
  .split(/^## /m)
  .slice(1)
  .map((release) => {
    const [title = '', ...lines] = release.split('\n')
    const parts = lines.join('\n').split(/^(\w+):$/m)
    return {
      title,
      groups: parts.slice(1).flatMap((part, index, all) =>
        index % 2
          ? []
          : [
              {
                title: part,
                lines: (all[index + 1] ?? '')
                  .split(/^- /m)
                  .slice(1)
                  .map((line) => line.replace(/\s+/g, ' ').trim()),
              },
            ],
      ),
    }
  })

const Changelog = () =>
  releases.map(({ title, groups }) => (
    <div key={title}>
      <h3 className="font-bold">{title}</h3>
      {groups.map((group) => (
        <More key={group.title} label={`${group.title}: ${group.lines.length}`} of={title}>
          <ul className="list-disc space-y-2 ps-6">
            {group.lines.map((line) => (
              <li key={line}>
                <WordsWithLinks>{line}</WordsWithLinks>
              </li>
            ))}
          </ul>
        </More>
      ))}
    </div>
  ))
