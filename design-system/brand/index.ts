/** Kaksha's own hero, chalk, drawings and previews. A site of another company does not need them: import them from `/brand`. */
export { subjectSurface } from './_internal/subject-colours.ts'
export {
  ChalkCircle,
  ChalkGrain,
  ChalkLedge,
  ChalkUnderline,
  ErasedZero,
  Gong,
} from './chalk/chalk.tsx'
export {
  BarChart,
  ColourCard,
  ExamSheet,
  WeekCalendar,
} from './feature-illustrations/feature-illustrations.tsx'
export { FeeRegister, type FeeRegisterProps } from './feature-illustrations/fee-register.tsx'
export { Hero, type HeroProps } from './hero/hero.tsx'
export {
  type ColourChoice,
  type NamedSchool,
  NameSchool,
  type NameSchoolProps,
  type SchoolAddress,
} from './name-school/name-school.tsx'
export {
  type Preview,
  type PreviewColour,
  ProductPreview,
  type ProductPreviewProps,
} from './product-preview/product-preview.tsx'
export { sampleSite } from './product-preview/sample-site.ts'
export { Typewriter, type TypewriterProps } from './typewriter/typewriter.tsx'
