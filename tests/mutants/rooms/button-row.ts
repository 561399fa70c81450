import { room } from '../mutant.ts'

export default room('design-system/components/button-row', {
  'narrow-on-a-phone': {
    find: ' max-xs:[&>:is(a,button)]:w-full',
    replace: '',
    breaks: 'WCAG 2.5.8: on a phone buttons are as wide as their column',
    test: 'fills a phone of 320 px, links and buttons alike',
  },
  'no-wrapping': {
    find: 'flex flex-wrap gap-4',
    replace: 'flex gap-4',
    breaks: 'WCAG 1.4.10: buttons wrap at 320 px instead of scrolling sideways',
    test: 'breaks into lines rather than out of its column',
  },
  touching: {
    find: 'flex flex-wrap gap-4',
    replace: 'flex flex-wrap',
    breaks: 'WCAG 2.5.8: room between targets',
    test: 'stands side by side, as wide as the words',
  },
})
