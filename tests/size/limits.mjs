// Size limits of the published package, in gzip: what it adds to the bundle of a site, without React.
// Read by size-limit: `npm run size`.

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

/** Components whose size has a limit of its own: what a site imports, and the limit. */
const components = [
  // Radix's collection, between whose triggers the arrow keys move, is three quarters of it.
  {
    name: 'Accordion',
    imports: ['Accordion', 'AccordionItem', 'AccordionTrigger', 'AccordionContent'],
    limit: '11.35 kB',
  },
  { name: 'Breadcrumbs', imports: ['Breadcrumbs', 'BreadcrumbsItem'], limit: '1.9 kB' },
  { name: 'Button', imports: ['Button'], limit: '3.6 kB' },
  { name: 'Carousel', imports: ['Carousel', 'CarouselItem'], limit: '9.1 kB' },
  { name: 'Combobox', imports: ['Combobox'], limit: '5.5 kB' },
  // Radix's focus trap, portal and scroll lock are three quarters of it.
  {
    name: 'Dialog',
    imports: ['Dialog', 'DialogTrigger', 'DialogContent', 'DialogTitle', 'DialogDescription', 'DialogClose'],
    limit: '18.9 kB',
  },
  {
    name: 'DropdownMenu',
    imports: ['DropdownMenu', 'DropdownMenuTrigger', 'DropdownMenuContent', 'DropdownMenuItem'],
    limit: '4.1 kB',
  },
  { name: 'EmptyState', imports: ['EmptyState'], limit: '1.3 kB' },
  {
    name: 'Form fields',
    imports: ['Field', 'Input', 'Textarea', 'Select', 'Checkbox', 'RadioGroup', 'RadioGroupItem'],
    limit: '4.7 kB',
  },
  { name: 'Layout', imports: ['Container', 'Stack', 'Grid'], limit: '1.0 kB' },
  { name: 'Pagination', imports: ['Pagination'], limit: '2.5 kB' },
  {
    name: 'Popover',
    imports: ['Popover', 'PopoverTrigger', 'PopoverContent', 'PopoverClose'],
    limit: '3.8 kB',
  },
  { name: 'ProgressBar', imports: ['ProgressBar'], limit: '820 B' },
  { name: 'Switch', imports: ['Switch'], limit: '2.3 kB' },
  { name: 'Table', imports: ['Table', 'TableSortHeader'], limit: '2.0 kB' },
  // Radix's roving focus is three quarters of it.
  { name: 'Tabs', imports: ['Tabs', 'TabsList', 'TabsTrigger', 'TabsContent'], limit: '12100 B' },
  { name: 'Tag', imports: ['Tag', 'TagList'], limit: '1.6 kB' },
  // Radix's layers, swipe and timers are three quarters of it. A site can load it with the first toast.
  { name: 'Toast', imports: ['Toaster', 'toast'], limit: '17.6 kB' },
  { name: 'ToggleGroup', imports: ['ToggleGroup', 'ToggleGroupItem'], limit: '2.0 kB' },
  { name: 'Tooltip', imports: ['Tooltip'], limit: '3.1 kB' },
]

/** The components of the design card, measured as one bundle. */
const inDesignCard = ['Form fields', 'Dialog', 'Carousel', 'Tabs', 'Button', 'Accordion', 'Toast']
const designCardExports = [
  ...components.filter(({ name }) => inDesignCard.includes(name)).flatMap(({ imports }) => imports),
  ...['Stepper', 'StepperItem', 'PricingCard'],
]

export default [
  ...components.map(({ name, imports, limit }) => bundle(name, `{ ${imports.join(', ')} }`, limit)),
  bundle('Button by its own entry', '{ Button }', '3.6 kB', 'components/button/index.js'),
  bundle('The parts of the design card', `{ ${designCardExports.join(', ')} }`, '45.6 kB'),
  bundle('Everything', '*', '81.8 kB'),
  bundle('Everything of the brand', '*', '13.9 kB', 'brand/index.js'),
  // All texts of all components. The English set alone is 1.7 kB, so none fits into 1 KiB (decision 72).
  bundle('Labels in Arabic', '{ ar }', '2.5 kB', 'labels/ar.js'),
  bundle('Labels in Bengali', '{ bn }', '2.5 kB', 'labels/bn.js'),
  bundle('Labels in English', '{ en }', '1.8 kB', 'labels/en.js'),
  bundle('Labels in German', '{ de }', '2.1 kB', 'labels/de.js'),
  bundle('Labels in Hindi', '{ hi }', '2.5 kB', 'labels/hi.js'),
  styleSheet('styles.css', '25 kB'),
  styleSheet('components.css', '19.8 kB'),
  styleSheet('styles/base.css', '3.6 kB'),
  styleSheet('Button: styles/base.css and styles/button.css', '5.7 kB', [
    'styles/base.css',
    'styles/button.css',
  ]),
]
