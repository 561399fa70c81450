import { IntroductionPage } from './introduction.tsx'

export default { title: 'Guide', meta: { page: true } }

export const Introduction = () => <IntroductionPage />
