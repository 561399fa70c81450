import { Fees, Library } from './library'

export const meta = () => [{ title: 'Fees' }]

export default function Page() {
  return (
    <>
      <Fees />
      <Library />
    </>
  )
}
