// Size limits of the published package, in gzip: what it adds to the bundle of a site, without React.
// Plain JavaScript, because size-limit loads it itself: `npm run size`.

const dist = '../../design-system/dist/'

/** @param {string} name @param {string} names What a site imports. @param {string} limit @param {string} [entry] */
const bundle = (name, names, limit, entry = 'index.js') => ({
  name,
  path: dist + entry,
  import: names,
  ignore: ['react', 'react-dom'],
  gzip: true,
  limit,
})

/** @param {string} name @param {string} limit @param {string | string[]} [files] Their sizes are added up. */
const styleSheet = (name, limit, files = name) => ({
  name,
  path: [files].flat().map((file) => dist + file),
  disablePlugins: ['@size-limit/esbuild'],
  gzip: true,
  limit,
})

/** Components whose size has a separate limit: everything that the entry of each exports. */
const components = {
  // Radix's collection, between whose triggers the arrow keys move, is three quarters of it.
  accordion: '12.5 KiB',
  breadcrumbs: '2.5 KiB',
  // With the tooltip of an inactive button, which is a quarter of it.
  button: '5.5 KiB',
  carousel: '11.5 KiB',
  combobox: '6 KiB',
  // Nine tenths of it are a Dialog and the options of a Combobox.
  'command-palette': '25 KiB',
  'context-menu': '5.5 KiB',
  // Radix's focus trap, portal and scroll lock are three quarters of it.
  dialog: '23 KiB',
  // With submenus and choices.
  'dropdown-menu': '6.5 KiB',
  'empty-state': '1.5 KiB',
  'hover-card': '4 KiB',
  layout: '1.5 KiB',
  pagination: '3 KiB',
  popover: '4.5 KiB',
  progress: '1 KiB',
  slider: '2.5 KiB',
  switch: '2.5 KiB',
  table: '2.5 KiB',
  // Radix's roving focus is three quarters of it.
  tabs: '13 KiB',
  tag: '2 KiB',
  // Radix's layers, swipe and timers are three quarters of it. A site can load it with the first toast.
  toast: '21 KiB',
  'toggle-group': '2.5 KiB',
  tooltip: '4 KiB',
}

const fields = 'Field, Input, Textarea, Select, Checkbox, RadioGroup, RadioGroupItem'
/** The components of the design card, measured as one bundle. */
const designCard = `${fields}, Dialog, DialogTrigger, DialogContent, DialogTitle, DialogDescription, DialogClose, Carousel, CarouselItem,
  Tabs, TabsList, TabsTrigger, TabsContent, Button, Accordion, AccordionItem, AccordionTrigger, AccordionContent, Toaster, toast,
  Stepper, StepperItem, PricingCard`

export default [
  ...Object.entries(components).map(([name, limit]) =>
    bundle(name, '*', limit, `components/${name}/index.js`),
  ),
  bundle('Button without its own entry', '{ Button }', '5.5 KiB'),
  bundle('Form fields', `{ ${fields} }`, '5.5 KiB'),
  bundle('The parts of the design card', `{ ${designCard} }`, '49 KiB'),
  bundle('Everything', '*', '88 KiB'),
  bundle('Everything of the brand', '*', '19 KiB', 'brand/index.js'),
  // All texts of all components. The English set alone is 1.7 kB, so none fits into 1 KiB.
  bundle('Labels in Arabic', '{ ar }', '3 KiB', 'labels/ar.js'),
  bundle('Labels in Bengali', '{ bn }', '3 KiB', 'labels/bn.js'),
  bundle('Labels in English', '{ en }', '2 KiB', 'labels/en.gen.js'),
  bundle('Labels in German', '{ de }', '2.5 KiB', 'labels/de.js'),
  bundle('Labels in Hindi', '{ hi }', '3 KiB', 'labels/hi.js'),
  styleSheet('styles.css', '27 KiB'),
  styleSheet('components.css', '24 KiB'),
  styleSheet('styles/base.css', '4 KiB'),
  styleSheet('Button: styles/base.css and styles/button.css', '6.5 KiB', [
    'styles/base.css',
    'styles/button.css',
  ]),
]
