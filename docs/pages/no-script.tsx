import type { A11yContract } from '../../design-system/testing/contract.ts'
import type { Works } from '../../design-system/testing/without-javascript.ts'
import { Table } from './table.tsx'
import { named, Words } from './words.tsx'

/** What can be done, and with what. */
function told(works: Works): [what: string, which: string] {
  if ('reads' in works) return ['Can be read', works.reads]
  if ('hears' in works) return ['Told to screen readers', works.hears]
  if ('follows' in works) return ['Leads on', `${works.follows}, to \`${works.to}\``]
  if ('opens' in works) return ['Opens', `${works.opens}, and shows: ${works.shows}`]
  if ('types' in works) return ['Takes words', works.types]
  if ('chooses' in works)
    return ['Can be chosen', works.from ? `${works.chooses}, of ${works.from}` : works.chooses]
  if ('sends' in works)
    return ['Sends', `${works.by}: ${works.sends.map((name) => `\`${name}\``).join(', ')}`]
  if ('waits' in works) return ['Waits for the script', works.waits]
  return ['Left out where no script runs', works.leavesOut]
}

/** How much is left where no script runs, and until it has come. Every row was tried in a browser. */
export function NoScript({ withoutJavaScript: { says, works } }: Pick<A11yContract, 'withoutJavaScript'>) {
  return (
    <div className="space-y-10">
      <p className="max-w-[36em]">
        <Words>{says}</Words>
      </p>
      {Object.entries(works).map(([story, claims]) => (
        <Table
          key={story}
          caption={`Without a script: the story ${named(story)}`}
          head={['What works', `In the story ${named(story)}`]}
          rows={claims.map(told).map(([what, which]) => ({
            key: `${what} ${which}`,
            cells: [what, <Words key="which">{which}</Words>],
          }))}
        />
      ))}
    </div>
  )
}
