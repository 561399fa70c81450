import { Field } from '../../../design-system/components/field/field.tsx'
import { Select } from '../../../design-system/components/select/select.tsx'
import { Switch } from '../../../design-system/components/switch/switch.tsx'
import { Text } from '../../../design-system/components/text/text.tsx'
import { Toaster } from '../../../design-system/components/toast/toaster.tsx'
import { useMediaQuery } from '../../../design-system/hooks/use-media-query.ts'
import { choices, settingsStore, useSettings } from '../../ladle/settings.ts'
import { CodeBlock } from '../code-block.tsx'
import { More } from '../component/more.tsx'
import { Enquiry } from '../snippets/enquiry.tsx'
import enquiry from '../snippets/enquiry.tsx?code'

/** The form of the install pages, and switches for the theme and the brand of this page. */
export const LiveForm = () => (
  <>
    <Text measure="full">
      A form with a hint, an error, a dialog and a toast. Send it empty, then with an address. The theme and
      the brand are attributes of the page: the form needs no code for them.
    </Text>
    <div data-browser-only className="mt-4 grid gap-6 @2xl:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="rounded-panel border-2 border-border-subtle p-6">
        <Enquiry />
        <Toaster />
      </div>
      <Look />
    </div>
    <More label="Code" of="the form">
      <CodeBlock code={enquiry} name="Code of the form" />
    </More>
  </>
)

function Look() {
  const { theme, brand } = useSettings()
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)')
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark)
  return (
    <div className="space-y-4">
      <Switch
        checked={dark}
        onChange={(event) => settingsStore.set('theme', event.currentTarget.checked ? 'dark' : 'light')}
      >
        Dark
      </Switch>
      <Field label="Brand">
        <Select value={brand} onChange={(event) => settingsStore.set('brand', event.currentTarget.value)}>
          {choices.brand.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
