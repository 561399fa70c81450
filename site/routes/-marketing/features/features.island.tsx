import { FeatureTabs } from '@kaksha/design-system'
import { FeeRegister } from '@kaksha/design-system/brand'
import { type ComponentType, lazy, Suspense } from 'react'
import { load } from '../../../browser/load'
import { register } from '../../../content/drawings/illustrations'
import { featureGroups, featureGroupsLabel } from '../../../content/features'
import type { FeatureGroup, IllustrationName } from '../../../content/types'

type Illustration = ComponentType<{ name: IllustrationName }>

const fetchIllustrations = (): Promise<{ default: Illustration }> =>
  load('feature-illustrations', () => import('./feature-illustrations'), { reload: false }).then(
    ({ FeatureIllustration }) => ({ default: FeatureIllustration }),
    // The text is complete without it: an illustration that cannot be loaded is left out, and the page still renders.
    () => ({ default: () => null }),
  )

const FeatureIllustration = lazy(fetchIllustrations)

/** Reserves the space of an illustration that is loading. */
const blank = <div data-surface="paper" className="h-96 rounded-panel shadow-float" />

const illustration = ({ image }: FeatureGroup) =>
  image === 'register' ? (
    <FeeRegister register={register} />
  ) : (
    <Suspense fallback={blank}>
      <FeatureIllustration name={image} />
    </Suspense>
  )

/** The features in groups. */
export default function FeatureGroups({ heading }: { heading: 2 | 3 }) {
  return (
    <FeatureTabs
      label={featureGroupsLabel}
      features={featureGroups}
      illustration={illustration}
      onApproach={fetchIllustrations}
      heading={heading}
    />
  )
}
