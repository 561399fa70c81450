import { ButtonGroup, CheckList, DescriptionList, Heading } from '@kaksha/design-system'
import { createFileRoute } from '@tanstack/react-router'
import { brand, mailto } from '../content/brand'
import { demo } from '../content/demo'
import { sections } from '../content/sections'
import { page } from '../seo/head'
import DemoCalendar from './-marketing/demo-calendar.island'
import { PageSection } from './-marketing/page-section'
import { Island } from './-shell/island'
import { ButtonLink } from './-shell/links'

export const Route = createFileRoute('/demo-session')({ ...page('/demo-session'), component: DemoPage })

function DemoPage() {
  return (
    <>
      <PageSection isPage copy={{ ...sections.demo, lead: demo.lead }}>
        <DescriptionList
          layout="columns"
          className="mt-block"
          items={demo.facts.map(({ term, value }) => [term, value])}
        />
        <Heading level={2} size="h2" id="book" className="mt-block">
          {demo.timeTitle}
        </Heading>
        <div className="mt-6 in-data-arrived:min-h-[calc(43.75rem+4px)]">
          <Island name="demo-calendar" of={DemoCalendar} hydrateWhen="arrived" />
        </div>
        <Heading level={2} size="h2" className="mt-block">
          {demo.otherTitle}
        </Heading>
        <p className="mt-3 max-w-[36em]">{demo.other}</p>
        <ButtonGroup className="mt-6">
          <ButtonLink href={mailto(demo.mailSubject)} label={demo.bookByMail} />
          <ButtonLink href={brand.whatsappUrl} label={demo.bookByWhatsapp} />
        </ButtonGroup>
        <p className="mt-4 text-muted text-small">
          {brand.email}, <span className="whitespace-nowrap">{brand.phone}</span>
        </p>
      </PageSection>
      <PageSection copy={demo.more} surface="tint">
        <div className="mt-block grid gap-12 md:grid-cols-2">
          {[
            { title: demo.shownTitle, items: demo.shown },
            { title: demo.bringTitle, items: demo.bring },
          ].map(({ title, items }) => (
            <section key={title}>
              <Heading level={3} size="h3">
                {title}
              </Heading>
              <CheckList items={items} className="mt-3" />
            </section>
          ))}
        </div>
      </PageSection>
    </>
  )
}
