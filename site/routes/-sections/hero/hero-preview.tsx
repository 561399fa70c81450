import { SchoolPreview } from './school-preview'

/** The preview beside the headline. */
export const HeroPreview = () => <SchoolPreview />
