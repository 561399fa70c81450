import { FeatureTabs, FeeRegister } from '@kaksha/design-system'
import { type ComponentType, lazy, Suspense } from 'react'
import { register } from '../../content/artefacts'
import { featureGroups } from '../../content/features'
import { sections } from '../../content/home'
import type { ArtefactName, FeatureGroup } from '../../content/types'
import { load } from '../../services/load'
import { SectionSheet } from './section-sheet'

type Artefact = ComponentType<{ name: ArtefactName }>

const fetchArtefacts = (): Promise<{ default: Artefact }> =>
  load('feature-artefacts', () => import('./feature-artefacts'), { reload: false }).then(
    ({ FeatureArtefact }) => ({ default: FeatureArtefact }),
    // The words say it all: a picture that cannot be fetched is left out, and no page is lost for it.
    () => ({ default: () => null }),
  )

const FeatureArtefact = lazy(fetchArtefacts)

/** Keeps the place of an object that is on its way. */
const blank = <div data-surface="artefact" className="h-96 rounded-panel shadow-lift" />

const artefact = ({ image }: FeatureGroup) =>
  image === 'register' ? (
    <FeeRegister register={register} />
  ) : (
    <Suspense fallback={blank}>
      <FeatureArtefact name={image} />
    </Suspense>
  )

/** The features in groups, on slate: on the home page, and as a page of its own. */
export function FeaturesSection({ isPage = false }: { isPage?: boolean }) {
  return (
    <SectionSheet copy={sections.features} isPage={isPage} surface="board">
      <FeatureTabs
        label="Feature groups"
        features={featureGroups}
        artefact={artefact}
        onApproach={fetchArtefacts}
        heading={isPage ? 2 : 3}
        className="mt-block"
      />
    </SectionSheet>
  )
}
