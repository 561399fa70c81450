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
import { Request } from './request'
import { Shelf } from './shelf'
import type { Shop } from './shop'

const Mark = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d={path} fillRule="evenodd" />
  </svg>
)

const Hours = ({ hours: { title, text, days } }: Pick<Shop, 'hours'>) => (
  <Dialog>
    <DialogTrigger asChild>
      <Button>{title}</Button>
    </DialogTrigger>
    <DialogContent>
      <DialogTitle>{title}</DialogTitle>
      <DialogDescription>{text}</DialogDescription>
      <DescriptionList items={days} style={{ marginBlockStart: '1.5rem' }} />
    </DialogContent>
  </Dialog>
)

/** The page of both sites. It has nothing for the browser alone: in Next it is a server component. */
export function Storefront({ shop }: { shop: Shop }) {
  const { locale, direction, labels, brand, links, plans, request, footer } = shop
  const mark = <Mark path={shop.mark} />
  return (
    <DesignSystemProvider labels={labels} locale={locale} direction={direction}>
      <SkipLink />
      <SiteHeader
        brand={brand}
        mark={mark}
        links={links}
        action={{ label: request.title, href: '#request' }}
      />
      <main id="main" tabIndex={-1}>
        <Section>
          <PageHeader
            title={shop.headline}
            lead={shop.lead}
            actions={
              <>
                <Button asChild variant="primary">
                  <a href="#plans">{plans.open}</a>
                </Button>
                <Hours hours={shop.hours} />
              </>
            }
          />
        </Section>
        <Section surface="tint" id="shelf" headingId="shelf-title">
          <Stack gap="lg">
            <PageHeader level={2} headingId="shelf-title" title={shop.shelf.title} lead={shop.shelf.lead} />
            <Shelf shelf={shop.shelf} />
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
            <Request request={request} />
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
}
