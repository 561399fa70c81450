import { Storefront } from '../../storefront/storefront'
import { tea } from '../../storefront/tea'

export default function Page() {
  return <Storefront shop={tea} />
}
