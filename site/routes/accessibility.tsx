import { createFileRoute } from '@tanstack/react-router'
import { accessibilityStatement, auditSummary } from '../content/accessibility'
import { page } from '../seo/head'
import { LegalDocumentPage } from './-marketing/legal'

export const Route = createFileRoute('/accessibility')({
  ...page('/accessibility'),
  component: () => <LegalDocumentPage text={accessibilityStatement(auditSummary)} />,
})
