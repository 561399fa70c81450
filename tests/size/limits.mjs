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

/** Components whose size has a separate limit: what a site imports, and the limit. */
const components = [
  // Radix's collection, between whose triggers the arrow keys move, is three quarters of it.
  {
    name: 'Accordion',
    imports: ['Accordion', 'AccordionItem', 'AccordionTrigger', 'AccordionContent'],
    limit: '12.5 KiB',
  },
  { name: 'Breadcrumbs', imports: ['Breadcrumbs', 'BreadcrumbsItem'], limit: '2.5 KiB' },
  // With the tooltip of an inactive button, which is a quarter of it.
  { name: 'Button', imports: ['Button'], limit: '5.5 KiB' },
  { name: 'Carousel', imports: ['Carousel', 'CarouselItem'], limit: '11.5 KiB' },
  { name: 'Combobox', imports: ['Combobox'], limit: '6 KiB' },
  // Nine tenths of it are a Dialog and the options of a Combobox.
  { name: 'CommandPalette', imports: ['CommandPalette'], limit: '25 KiB' },
  {
    name: 'ContextMenu',
    imports: ['ContextMenu', 'ContextMenuTrigger', 'ContextMenuContent', 'DropdownMenuItem'],
    limit: '5.5 KiB',
  },
  // Radix's focus trap, portal and scroll lock are three quarters of it.
  {
    name: 'Dialog',
    imports: ['Dialog', 'DialogTrigger', 'DialogContent', 'DialogTitle', 'DialogDescription', 'DialogClose'],
    limit: '23 KiB',
  },
  {
    name: 'DropdownMenu',
    imports: ['DropdownMenu', 'DropdownMenuTrigger', 'DropdownMenuContent', 'DropdownMenuItem'],
    limit: '4.5 KiB',
  },
  { name: 'EmptyState', imports: ['EmptyState'], limit: '1.5 KiB' },
  {
    name: 'Form fields',
    imports: ['Field', 'Input', 'Textarea', 'Select', 'Checkbox', 'RadioGroup', 'RadioGroupItem'],
    limit: '5.5 KiB',
  },
  { name: 'HoverCard', imports: ['HoverCard', 'HoverCardTrigger', 'HoverCardContent'], limit: '4 KiB' },
  { name: 'Layout', imports: ['Container', 'Stack', 'Grid'], limit: '1.5 KiB' },
  { name: 'Pagination', imports: ['Pagination'], limit: '3 KiB' },
  {
    name: 'Popover',
    imports: ['Popover', 'PopoverTrigger', 'PopoverContent', 'PopoverClose'],
    limit: '4.5 KiB',
  },
  { name: 'ProgressBar', imports: ['ProgressBar'], limit: '1 KiB' },
  { name: 'Slider', imports: ['Slider'], limit: '2.5 KiB' },
  { name: 'Switch', imports: ['Switch'], limit: '2.5 KiB' },
  { name: 'Table', imports: ['Table', 'TableSortHeader'], limit: '2.5 KiB' },
  // Radix's roving focus is three quarters of it.
  { name: 'Tabs', imports: ['Tabs', 'TabsList', 'TabsTrigger', 'TabsContent'], limit: '13 KiB' },
  { name: 'Tag', imports: ['Tag', 'TagList'], limit: '2 KiB' },
  // Radix's layers, swipe and timers are three quarters of it. A site can load it with the first toast.
  { name: 'Toast', imports: ['Toaster', 'toast'], limit: '21 KiB' },
  { name: 'ToggleGroup', imports: ['ToggleGroup', 'ToggleGroupItem'], limit: '2.5 KiB' },
  { name: 'Tooltip', imports: ['Tooltip'], limit: '4 KiB' },
]

/** The components of the design card, measured as one bundle. */
const inDesignCard = ['Form fields', 'Dialog', 'Carousel', 'Tabs', 'Button', 'Accordion', 'Toast']
const designCardExports = [
  ...components.filter(({ name }) => inDesignCard.includes(name)).flatMap(({ imports }) => imports),
  'Stepper',
  'StepperItem',
  'PricingCard',
]

export default [
  ...components.map(({ name, imports, limit }) => bundle(name, `{ ${imports.join(', ')} }`, limit)),
  bundle('Button by its own entry', '{ Button }', '5.5 KiB', 'components/button/index.js'),
  bundle('The parts of the design card', `{ ${designCardExports.join(', ')} }`, '49 KiB'),
  bundle('Everything', '*', '88 KiB'),
  bundle('Everything of the brand', '*', '19 KiB', 'brand/index.js'),
  // All texts of all components. The English set alone is 1.7 kB, so none fits into 1 KiB.
  bundle('Labels in Arabic', '{ ar }', '3 KiB', 'labels/ar.js'),
  bundle('Labels in Bengali', '{ bn }', '3 KiB', 'labels/bn.js'),
  bundle('Labels in English', '{ en }', '2 KiB', 'labels/en.js'),
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
