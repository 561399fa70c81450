import { lazy, Suspense } from 'react'
import { Alert } from '../../../design-system/components/alert/alert.tsx'
import { Loading } from '../../../design-system/components/loading/loading.tsx'
import { useHydrated } from '../../../design-system/hooks/use-hydrated.ts'

const NotLoaded = () => (
  <Alert tone="error">The form could not be loaded. Reload the page, or use the command above.</Alert>
)

/** `createTheme`, the preview and its components are loaded with this page only, not with all foundations. */
const BrandForm = lazy(() =>
  import('./brand-form.tsx').then(
    ({ BrandForm: Form }) => ({ default: Form }),
    () => ({ default: NotLoaded }),
  ),
)

/** A form that makes a theme in the browser. */
export function CreateBrand() {
  const hydrated = useHydrated()
  return (
    <div data-browser-only>
      {hydrated && (
        <Suspense fallback={<Loading data-pending />}>
          <BrandForm />
        </Suspense>
      )}
    </div>
  )
}
