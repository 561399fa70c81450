import { createFileRoute } from '@tanstack/react-router'
import { refund } from '../content/legal'
import { page } from '../seo/head'
import { LegalDocumentPage } from './-marketing/legal'

export const Route = createFileRoute('/refund')({
  ...page('/refund'),
  component: () => <LegalDocumentPage text={refund} />,
})
