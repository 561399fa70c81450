import { Page } from './page.tsx'

export const IntroductionPage = () => <Page label="Guide" title="Design system" lead="" sections={[]} />
