import { createFileRoute } from '@tanstack/react-router'
import { privacy } from '../content/legal'
import { page } from '../seo/head'
import { LegalDocumentPage } from './-marketing/legal'

export const Route = createFileRoute('/privacy')({
  ...page('/privacy'),
  component: () => <LegalDocumentPage text={privacy} />,
})
