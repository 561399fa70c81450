import { createFileRoute } from '@tanstack/react-router'
import { Fees, Library } from '../library'

const Page = () => (
  <>
    <Fees />
    <Library />
  </>
)

export const Route = createFileRoute('/fees')({ component: Page })
