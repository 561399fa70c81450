import { Text } from '../../../design-system/components/text/text.tsx'
import { auditSentence, auditSummary } from '../../../site/content/accessibility.ts'

/** The result of the last complete run of the audit, or that there is none. */
export const AuditResult = ({ summary = auditSummary }) => (
  <Text measure="full">{auditSentence(summary)}</Text>
)
