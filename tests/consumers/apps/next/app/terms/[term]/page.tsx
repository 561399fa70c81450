import { Heading } from '@kaksha/design-system'
import { Suspense } from 'react'

/** A page of a dynamic route, whose path is not known when the site is built. */
const Term = async ({ params }: { params: Promise<{ term: string }> }) => (
  <Heading level={1}>Term {(await params).term}</Heading>
)

export default function Page({ params }: { params: Promise<{ term: string }> }) {
  return (
    <Suspense>
      <Term params={params} />
    </Suspense>
  )
}
