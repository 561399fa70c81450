import { useLayoutEffect } from 'react'
import { Alert } from '../../../../design-system/components/alert/alert.tsx'
import { Badge } from '../../../../design-system/components/badge/badge.tsx'
import { Button } from '../../../../design-system/components/button/button.tsx'
import { ButtonGroup } from '../../../../design-system/components/button-group/button-group.tsx'
import { Checkbox } from '../../../../design-system/components/checkbox/checkbox.tsx'
import { Field } from '../../../../design-system/components/field/field.tsx'
import { Heading } from '../../../../design-system/components/heading/heading.tsx'
import { Input } from '../../../../design-system/components/input/input.tsx'
import { Link } from '../../../../design-system/components/link/link.tsx'
import { Text } from '../../../../design-system/components/text/text.tsx'
import { PricingCard } from '../../../../design-system/patterns/pricing-card/pricing-card.tsx'
import { specimens } from '../../component/specimens.tsx'
import { type Brand, type PreviewTheme, previewBrand, previewCss } from './brand-draft.ts'

/** A constructed style sheet: no content security policy forbids it, and it leaves no element in the page. */
function useStyleSheet(css: string) {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [css])
}

/** Components in the brand, in both themes. */
export function BrandPreview({ brand }: { brand: Brand }) {
  useStyleSheet(previewCss(brand))
  return (
    <div className="grid gap-6 @3xl:grid-cols-2">
      <Panel theme="light" title="Light" />
      <Panel theme="dark" title="Dark" />
    </div>
  )
}

const Panel = ({ theme, title }: { theme: PreviewTheme; title: string }) => (
  <section
    aria-label={`Preview, ${title.toLowerCase()}`}
    data-brand={previewBrand(theme)}
    className="min-w-0 space-y-6 rounded-panel border-2 border-border p-[clamp(1rem,4cqi,1.5rem)]"
  >
    <div className="flex flex-wrap items-center gap-3">
      <Heading level={3} size="h3">
        {title}
      </Heading>
      <Badge>Algebra</Badge>
    </div>
    <Text>
      Body text with <Link href="#live">a link</Link>. <span className="text-muted">Secondary text.</span>
    </Text>
    <ButtonGroup>
      <Button variant="primary">Book a lesson</Button>
      <Button>Prices</Button>
      <Button variant="solid">Sign in</Button>
      <Button variant="ghost">Later</Button>
    </ButtonGroup>
    <Field label="Email" error="Enter your email address, for example you@school.example.">
      <Input defaultValue="mitali" autoComplete="off" />
    </Field>
    <Checkbox name={`remind-${theme}`} defaultChecked>
      Remind me
    </Checkbox>
    {specimens.Tabs?.({})}
    <Alert>The class begins in ten minutes.</Alert>
    <Alert tone="ok">The fee was paid.</Alert>
    <PricingCard
      title="Yearly"
      currency="INR"
      locale="en-IN"
      price={49}
      period="per month"
      features={['Calendar', 'Exam builder']}
      popular
      action={<Button variant="primary">Start</Button>}
    />
  </section>
)
