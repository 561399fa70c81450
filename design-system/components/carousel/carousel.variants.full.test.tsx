import '../../styles.css'
import { describe } from 'vitest'
import { testCarousel } from '../../testing/suites/carousel.ts'
import { RightToLeft, WithEnds } from './carousel.stories.tsx'

describe('with two ends', () => {
  testCarousel(<WithEnds />, {
    name: 'Student work',
    next: 'Next slide',
    previous: 'Previous slide',
    rotation: { pause: 'Pause the slides', start: 'Start the slides', interval: 2000 },
  })
})

describe('from right to left', () => {
  testCarousel(<RightToLeft />, {
    name: 'أعمال الطلاب',
    next: 'الشريحة التالية',
    previous: 'الشريحة السابقة',
    rotation: { pause: 'إيقاف الحركة', start: 'بدء الحركة', interval: 2000 },
  })
})
