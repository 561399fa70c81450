import { ComingFromPage } from './guides/coming-from.tsx'
import { FormsPage } from './guides/forms.tsx'
import { FrameworkPage, InstallPage } from './guides/install.tsx'
import { LanguagesPage } from './guides/languages.tsx'
import { MigrationPage } from './guides/migration.tsx'
import { ReactAriaPage } from './guides/react-aria.tsx'
import { RoutersPage } from './guides/routers.tsx'
import { ServerRenderingPage } from './guides/server-rendering.tsx'
import { SizePage } from './guides/size.tsx'
import { TestingPage } from './guides/testing.tsx'
import { IntroductionPage } from './introduction.tsx'
import { StatusPage } from './status.tsx'

export default { title: 'Guide', meta: { page: true } }

export const Introduction = () => <IntroductionPage />
export const Install = () => <InstallPage />
// One page for each framework, so that the search of the list leads to it.
export const InstallWithViteOrEsbuild = () => <FrameworkPage name="Vite or esbuild" />
export const InstallWithNext = () => <FrameworkPage name="Next.js" />
export const InstallWithAstro = () => <FrameworkPage name="Astro" />
export const InstallWithReactRouter = () => <FrameworkPage name="React Router" />
export const InstallWithTanstackRouter = () => <FrameworkPage name="TanStack Router" />
export const ComingFromShadcnOrRadix = () => <ComingFromPage />
export const Forms = () => <FormsPage />
export const Languages = () => <LanguagesPage />
export const MigrationAndChangelog = () => <MigrationPage />
export const ReactAria = () => <ReactAriaPage />
export const Routers = () => <RoutersPage />
export const ServerRendering = () => <ServerRenderingPage />
export const Testing = () => <TestingPage />
export const Size = () => <SizePage />
export const Accessibility = () => <StatusPage />
