import { Text } from '../../../design-system/components/text/text.tsx'
import type { KeptSummary } from '../../accessibility/kept-summary.ts'
import { Code, Day } from '../text.tsx'

const kept = import.meta.glob<KeptSummary>('../../accessibility/audit.json', {
  eager: true,
  import: 'default',
})

const number = (value: number) => value.toLocaleString('en-IN')
const list = new Intl.ListFormat('en-IN')

/** The result of the last complete run of the audit, or that there is none. */
export function AuditResult({ summary = Object.values(kept)[0] ?? null }: { summary?: KeptSummary | null }) {
  if (!summary)
    return (
      <Text measure="full">
        No complete run of the audit is recorded for this version, so this page states what is checked and no
        result.
      </Text>
    )
  const { date, commit, subjects, rules, excepted, open } = summary
  const checked = subjects.map(({ kind, count, leastModes, mostModes }) => {
    const modes = leastModes === mostModes ? `${mostModes}` : `${leastModes} to ${mostModes}`
    return `${number(count)} ${kind} in ${modes} display modes each`
  })
  const applied = Object.entries(rules).map(([engine, times]) => `${engine} ${number(times)}`)
  return (
    <Text measure="full">
      Result of the last complete run, on <Day date={date} />, of commit <Code>{commit}</Code>:{' '}
      {list.format(checked)}. Rules applied: {list.format(applied)}. Findings with an exception:{' '}
      {number(excepted)}; open: {number(open)}.
    </Text>
  )
}
