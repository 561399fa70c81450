import { IntroductionPage } from './introduction.tsx'
import { StatusPage } from './status.tsx'

export default { title: 'Guide', meta: { page: true } }

export const Introduction = () => <IntroductionPage />
export const Accessibility = () => <StatusPage />
