/**
 * Names of shadcn/ui and of Radix Themes for what this design system has under another name. The page "Coming from
 * shadcn/ui or Radix Themes" shows them, the search finds pages by them, and the README has the table of Button.
 */
export interface NameElsewhere {
  /** The label of the page here. */
  here: string
  shadcn?: string
  radix?: string
  note?: string
}

export const namesElsewhere: readonly NameElsewhere[] = [
  { here: 'Alert', shadcn: 'Alert', radix: 'Callout' },
  { here: 'Breadcrumbs', shadcn: 'Breadcrumb' },
  { here: 'Button', shadcn: 'Button', radix: 'Button, IconButton', note: 'An icon alone: `size="icon"`.' },
  { here: 'Checkbox', shadcn: 'Checkbox', radix: 'Checkbox, CheckboxGroup' },
  { here: 'Accordion', shadcn: 'Accordion, Collapsible' },
  { here: 'Combobox', shadcn: 'Combobox, Command', note: 'A text field that suggests options.' },
  { here: 'DescriptionList', radix: 'DataList' },
  { here: 'DisclosureNav', shadcn: 'Navigation Menu' },
  { here: 'Drawer', shadcn: 'Sheet, Drawer' },
  { here: 'EmptyState', shadcn: 'Empty' },
  { here: 'Field', shadcn: 'Field, Label', note: 'The label is a prop, with hint and error.' },
  { here: 'Heading', shadcn: 'Typography', radix: 'Heading' },
  { here: 'Input', shadcn: 'Input', radix: 'TextField' },
  { here: 'Layout', radix: 'Flex, Grid, Container', note: '`Stack`, `Grid` and `Container`.' },
  { here: 'Select', shadcn: 'Native Select, Select', radix: 'Select', note: 'A native `<select>`.' },
  { here: 'SideMenu', shadcn: 'Sidebar' },
  { here: 'Table', shadcn: 'Table, Data Table', radix: 'Table' },
  { here: 'Text', shadcn: 'Typography', radix: 'Text' },
  { here: 'Textarea', shadcn: 'Textarea', radix: 'TextArea' },
  { here: 'ThemeSwitch', radix: 'Theme', note: 'Themes are attributes of `<html>`.' },
  { here: 'Toast', shadcn: 'Sonner', note: '`toast.success()` and one `<Toaster />`.' },
  { here: 'ToggleGroup', shadcn: 'Toggle Group, Toggle', radix: 'SegmentedControl' },
  { here: 'useForm', shadcn: 'React Hook Form, TanStack Form' },
]

/** What both have under the same name, or one of them. */
export const sameNames = [
  'AlertDialog',
  'Avatar',
  'Badge',
  'ButtonGroup',
  'Card',
  'Carousel',
  'Dialog',
  'DropdownMenu',
  'Link',
  'Pagination',
  'Popover',
  'Progress',
  'RadioGroup',
  'Section',
  'Separator',
  'Skeleton',
  'Spinner',
  'Switch',
  'Tabs',
  'Tooltip',
  'VisuallyHidden',
]

/** What they have and this design system has not, as of November 2026: the components of shadcn/ui and of Radix Themes 3. */
export const missingHere = [
  'Aspect Ratio',
  'Blockquote and Quote',
  'Calendar and date picker',
  'Chart',
  'Code',
  'Context Menu',
  'Direction',
  'File Tree',
  'Hover Card',
  'Input Group',
  'Input OTP',
  'Inset',
  'Item',
  'Kbd',
  'Menubar',
  'parts of a chat, such as Message',
  'radio and checkbox cards',
  'Resizable',
  'Scroll Area',
  'Slider',
  'Tab Nav',
]

/** Props of Button that have another name than in shadcn/ui. */
export const buttonNames: readonly [shadcn: string, here: string][] = [
  ['`variant="default"`', '`variant="primary"`'],
  ['`variant="secondary"`', '`variant="secondary"`, the same as `solid`'],
  ['`variant="outline"`', '`variant="outline"`, the default'],
  ['`variant="destructive"`, `ghost`, `link`', 'the same'],
  ['`size="default"`, `sm`, `lg`, `icon`', '`md`, `sm`, `lg`, `icon`'],
  ['`disabled`', '`inactive` with `inactiveReason`'],
]
