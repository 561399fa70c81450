import { contactDraftKey, selectionKey } from '../../../browser/storage-keys'
import { sections } from '../../../content/sections'
import { Island } from '../../-shell/island'
import { PageSection } from '../page-section'
import ContactForm from './contact-form.island'
import { ContactWays } from './contact-ways'

/** The contact form beside every other way to get in touch: on the home page, and as a separate page. */
export function ContactSection({ isPage = false }: { isPage?: boolean }) {
  return (
    <PageSection copy={sections.contact} isPage={isPage}>
      <div className="mt-block grid gap-8 md:gap-16 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-24">
        <Island name="contact-form" of={ContactForm} hydrateWhen={`${selectionKey} ${contactDraftKey}`} />
        <ContactWays />
      </div>
    </PageSection>
  )
}
