import { ProductPreview } from '@kaksha/design-system'
import { preview } from '../../content/artefacts'
import { brand } from '../../content/brand'

const site = { ...preview, address: `${preview.address}.${brand.appDomain}` }

/** A teacher's site as it could look, beside the headline. */
export const HeroPreview = () => <ProductPreview label={preview.description} site={site} />
