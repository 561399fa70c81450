import { questionKey } from '../../browser/names'
import { sections } from '../../content/sections'
import { Island } from '../-shell/island'
import FaqList from './faq.island'
import { PageSection } from './page-section'

/** Questions and answers: on the home page, and as a separate page. */
export const FaqSection = ({ isPage = false }: { isPage?: boolean }) => (
  <PageSection copy={sections.faq} isPage={isPage}>
    <Island
      name="faq"
      of={FaqList}
      props={{ heading: isPage ? 2 : 3 }}
      hydrateWhen={questionKey}
      className="mt-block"
    />
  </PageSection>
)
