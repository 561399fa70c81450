import { SchoolPreview } from './school-preview'

/** Beside the headline. */
export const HeroPreview = () => <SchoolPreview />
