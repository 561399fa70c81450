import { library } from '../../storefront/library'
import { Storefront } from '../../storefront/storefront'

export default function Page() {
  return <Storefront shop={library} />
}
