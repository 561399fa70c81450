import { Fees, Library } from '../library'

export default function Page() {
  return (
    <>
      <Fees />
      <Library />
    </>
  )
}
