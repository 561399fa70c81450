/** Kaksha's own drawings and previews. A site of another company does not need them: import them from `/brand`. */
export { BarChart } from './feature-artefacts/bar-chart.tsx'
export { ColourCard } from './feature-artefacts/colour-card.tsx'
export { ExamSheet } from './feature-artefacts/exam-sheet.tsx'
export { FeeRegister, type FeeRegisterProps } from './feature-artefacts/fee-register.tsx'
export { WeekCalendar } from './feature-artefacts/week-calendar.tsx'
export {
  type ColourChoice,
  type NamedSchool,
  NameSchool,
  type NameSchoolProps,
  nameSchoolDescriptions,
  type SchoolAddress,
} from './name-school/name-school.tsx'
export {
  type Preview,
  type PreviewColour,
  ProductPreview,
  type ProductPreviewProps,
  productPreviewDescriptions,
} from './product-preview/product-preview.tsx'
