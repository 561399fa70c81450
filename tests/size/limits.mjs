// Size limits of the published package, gzip: by how much a site's bundle grows, without React, which it has anyway.
// Read by size-limit: `npm run size`.
const dist = '../../design-system/dist/'

/** @param {string} name @param {string} names What a site imports. @param {string} limit */
const parts = (name, names, limit) => ({
  name,
  path: `${dist}index.js`,
  import: names,
  ignore: ['react', 'react-dom'],
  gzip: true,
  limit,
})

/** @param {string} name @param {string} limit */
const styleSheet = (name, limit) => ({
  name,
  path: dist + name,
  disablePlugins: ['@size-limit/esbuild'],
  gzip: true,
  limit,
})

const dialog = 'Dialog, DialogTrigger, DialogContent, DialogTitle, DialogDescription, DialogClose'
const accordion = 'Accordion, AccordionItem, AccordionTrigger, AccordionContent'
const tabs = 'Tabs, TabsList, TabsTrigger, TabsContent'
const toast = 'Toaster, toast'
const carousel = 'Carousel, CarouselItem'
const fields = 'Field, Input, Textarea, Select, Checkbox, RadioGroup, RadioGroupItem'
const designCard = [
  'Button',
  dialog,
  accordion,
  tabs,
  toast,
  carousel,
  'Stepper, StepperItem',
  'PricingCard',
  fields,
]

export default [
  parts('Button', '{ Button }', '3.5 kB'),
  // Radix's focus trap, portal and scroll lock are three quarters of it.
  parts('Dialog', `{ ${dialog} }`, '18.6 kB'),
  // Radix's collection, between whose triggers the arrow keys move, is three quarters of it.
  parts('Accordion', `{ ${accordion} }`, '12.7 kB'),
  // Radix's roving focus is three quarters of it.
  parts('Tabs', `{ ${tabs} }`, '12 kB'),
  // Radix's layers, swipe and timers are three quarters of it. A site can load it with the first toast.
  parts('Toast', `{ ${toast} }`, '18.3 kB'),
  parts('Carousel', `{ ${carousel} }`, '7.4 kB'),
  parts('Form fields', `{ ${fields} }`, '5.3 kB'),
  parts('The parts of the design card', `{ ${designCard.join(', ')} }`, '43 kB'),
  parts('Everything', '*', '79 kB'),
  styleSheet('styles.css', '21.5 kB'),
  styleSheet('components.css', '16.3 kB'),
]
