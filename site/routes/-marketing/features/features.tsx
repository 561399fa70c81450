import { sections } from '../../../content/sections'
import { Island } from '../../-shell/island'
import { PageSection } from '../page-section'
import FeatureGroups from './features.island'

/** The features in groups, on a dark surface: on the home page, and as a separate page. */
export const FeaturesSection = ({ isPage = false }: { isPage?: boolean }) => (
  <PageSection copy={sections.features} isPage={isPage} surface="inverse">
    <Island name="features" of={FeatureGroups} props={{ heading: isPage ? 2 : 3 }} className="mt-block" />
  </PageSection>
)
