import { createFileRoute } from '@tanstack/react-router'
import { terms } from '../content/legal'
import { page } from '../seo/head'
import { LegalDocumentPage } from './-marketing/legal'

export const Route = createFileRoute('/terms')({
  ...page('/terms'),
  component: () => <LegalDocumentPage text={terms} />,
})
