import { ButtonRow, buttonVariants, FactList, Heading } from '@kaksha/design-system'
import { createFileRoute } from '@tanstack/react-router'
import { brand, mailto } from '../content/brand'
import { demo } from '../content/demo'
import { sections } from '../content/home'
import { page } from '../seo/head'
import { SectionSheet } from './-sections/section-sheet'

export const Route = createFileRoute('/demo-session')({ ...page('/demo-session'), component: DemoPage })

function DemoPage() {
  const mail = mailto(demo.mailSubject)
  return (
    <SectionSheet isPage copy={{ ...sections.demo, lead: demo.lead }}>
      <FactList
        layout="columns"
        className="mt-block"
        facts={demo.facts.map(({ term, value }) => [term, value])}
      />
      <div className="mt-block grid gap-12 md:grid-cols-2">
        <List title={demo.shownTitle} items={demo.shown} />
        <List title={demo.bringTitle} items={demo.bring} />
      </div>
      <section aria-labelledby="book" className="mt-block">
        <Heading level={2} size="h2" id="book">
          {demo.bookTitle}
        </Heading>
        <p className="mt-4 max-w-[36em]">{demo.book}</p>
        <ButtonRow className="mt-6">
          {brand.schedulingUrl && (
            <a className={buttonVariants({ variant: 'main' })} href={brand.schedulingUrl}>
              {demo.bookOnline}
            </a>
          )}
          <a className={buttonVariants({ variant: brand.schedulingUrl ? 'outline' : 'main' })} href={mail}>
            {demo.bookByMail}
          </a>
          <a className={buttonVariants()} href={brand.whatsappUrl}>
            {demo.bookByWhatsapp}
          </a>
        </ButtonRow>
        <p className="mt-4 text-muted text-small">
          {brand.email}, {brand.phone}
        </p>
      </section>
    </SectionSheet>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <section>
      <Heading level={2} size="h3">
        {title}
      </Heading>
      <ul className="mt-3 border-hair border-t">
        {items.map((item) => (
          <li key={item} className="border-hair border-b py-3">
            {item}
          </li>
        ))}
      </ul>
    </section>
  )
}
