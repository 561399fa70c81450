import {
  Button,
  DescriptionList,
  DesignSystemProvider,
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
  DialogTrigger,
  Link,
  PageHeader,
  PricingCard,
  PricingTable,
  Section,
  SiteFooter,
  SiteHeader,
  SkipLink,
  Stack,
  ThemeSwitch,
  Toaster,
} from '@kaksha/design-system'
import { ar } from '@kaksha/design-system/labels/ar'
import { library } from './library.ts'
import { Request } from './request.tsx'
import { Shelf } from './shelf.tsx'

const { brand, hours, links, plans, request, shelf, footer } = library

const mark = (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d={library.mark} fillRule="evenodd" />
  </svg>
)

const Hours = () => (
  <Dialog>
    <DialogTrigger asChild>
      <Button>{hours.title}</Button>
    </DialogTrigger>
    <DialogContent>
      <DialogTitle>{hours.title}</DialogTitle>
      <DialogDescription>{hours.text}</DialogDescription>
      <DescriptionList items={hours.days} style={{ marginBlockStart: '1.5rem' }} />
    </DialogContent>
  </Dialog>
)

export const Storefront = () => (
  <DesignSystemProvider labels={ar} locale="ar-EG" direction="rtl">
    <SkipLink />
    <SiteHeader brand={brand} mark={mark} links={links} action={{ label: request.title, href: '#request' }} />
    <main id="main" tabIndex={-1}>
      <Section>
        <PageHeader
          title={library.headline}
          lead={library.lead}
          actions={
            <>
              <Button asChild variant="primary">
                <a href="#plans">{plans.open}</a>
              </Button>
              <Hours />
            </>
          }
        />
      </Section>
      <Section surface="tint" id="shelf" headingId="shelf-title">
        <Stack gap="lg">
          <PageHeader level={2} headingId="shelf-title" title={shelf.title} lead={shelf.lead} />
          <Shelf />
        </Stack>
      </Section>
      <Section id="plans" headingId="plans-title" ruled>
        <Stack gap="lg">
          <PageHeader level={2} headingId="plans-title" title={plans.title} lead={plans.lead} />
          <PricingTable>
            {plans.items.map(({ note, choose, ...plan }) => (
              <PricingCard
                key={plan.title}
                {...plan}
                currency={plans.currency}
                priceNote={note}
                action={
                  <Button asChild variant={plan.popular ? 'primary' : undefined}>
                    <a href="#request">{choose}</a>
                  </Button>
                }
              />
            ))}
          </PricingTable>
        </Stack>
      </Section>
      <Section id="request" headingId="request-title" surface="tint">
        <Stack gap="lg">
          <PageHeader level={2} headingId="request-title" title={request.title} lead={request.lead} />
          <Request />
          <p>
            {request.write} <Link href={`mailto:${footer.address}`}>{footer.address}</Link>.
          </p>
        </Stack>
      </Section>
    </main>
    <SiteFooter
      brand={brand}
      mark={mark}
      tagline={footer.tagline}
      columns={[
        { title: footer.home, links },
        { title: footer.contact, links: [{ label: request.title, href: '#request' }] },
      ]}
      year={2026}
      location={footer.place}
      settings={<ThemeSwitch />}
    />
    <Toaster />
  </DesignSystemProvider>
)
