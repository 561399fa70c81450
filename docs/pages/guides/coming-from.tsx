import { componentFolders } from 'virtual:component-folders'
import { linkVariants } from '../../../design-system/components/link/link.tsx'
import { Table } from '../../../design-system/components/table/table.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
import { storyAddress } from '../../ladle/settings.ts'
import { buttonNames, missingHere, namesElsewhere, sameNames } from '../../text/names-elsewhere.ts'
import { Page } from '../page.tsx'
import { Words, WordsWithLinks } from '../words.tsx'

export const ComingFromPage = () => (
  <Page
    label="Guide"
    title="Coming from shadcn/ui or Radix Themes"
    lead="What their components and props are called here, and what is missing."
    sections={[
      { id: 'components', title: 'Components with another name', content: <Components /> },
      { id: 'same', title: 'The same name', content: <Same /> },
      { id: 'button', title: 'Props of Button', content: <ButtonProps /> },
      { id: 'differences', title: 'What differs', content: <Differences /> },
      { id: 'missing', title: 'Not in this design system', content: <Missing /> },
    ]}
  />
)

const PageLink = ({ label }: { label: string }) => {
  const folder = componentFolders.find((candidate) => candidate.label === label)
  return (
    <a href={storyAddress(folder?.page ?? '')} className={linkVariants()}>
      {label}
    </a>
  )
}

const Components = () => (
  <Table caption="Names of components" className="min-w-140">
    <thead>
      <tr>
        <th scope="col">Here</th>
        <th scope="col">shadcn/ui</th>
        <th scope="col">Radix Themes</th>
      </tr>
    </thead>
    <tbody>
      {namesElsewhere.map(({ here, shadcn = 'none', radix = 'none', note }) => (
        <tr key={here}>
          <th scope="row">
            <PageLink label={here} />
            {note && (
              <span className="block text-small font-normal">
                <Words>{note}</Words>
              </span>
            )}
          </th>
          <td>{shadcn}</td>
          <td>{radix}</td>
        </tr>
      ))}
    </tbody>
  </Table>
)

const Same = () => (
  <Text measure="full">
    <WordsWithLinks>{`${sameNames.join(', ')}.`}</WordsWithLinks>
  </Text>
)

const Missing = () => <Text measure="full">{`${missingHere.join(', ')}.`}</Text>

const ButtonProps = () => (
  <Table caption="Names of the props of Button">
    <thead>
      <tr>
        <th scope="col">shadcn/ui</th>
        <th scope="col">Here</th>
      </tr>
    </thead>
    <tbody>
      {buttonNames.map(([theirs, here]) => (
        <tr key={theirs}>
          <td>
            <Words>{theirs}</Words>
          </td>
          <td>
            <Words>{here}</Words>
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
)

const Differences = () => (
  <div className="space-y-4">
    <Text measure="full">
      <WordsWithLinks>
        Components are a package, not files in your project: `npm update` updates them. The shadcn command
        line can add them too, from the registry.
      </WordsWithLinks>
    </Text>
    <Text measure="full">
      <WordsWithLinks>
        There is no `disabled` on Button, because a disabled button cannot be reached by keyboard: it is
        `inactive`, with a reason. Field has the label, the hint and the error of its control as props.
      </WordsWithLinks>
    </Text>
    <Text measure="full">
      <WordsWithLinks>
        Tailwind is not needed. Classes of the package have a prefix and lie in a cascade layer, so your own
        override them.
      </WordsWithLinks>
    </Text>
  </div>
)
