import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AccordionItem } from '../accordion/accordion.tsx'
import { ContextMenuTrigger } from '../context-menu/context-menu.tsx'
import { DialogClose, DialogTitle, DialogTrigger } from '../dialog/dialog.tsx'
import { DropdownMenuTrigger } from '../dropdown-menu/dropdown-menu.tsx'
import { DropdownMenuSubTrigger } from '../dropdown-menu/dropdown-menu-sub.tsx'
import { HoverCardContent } from '../hover-card/hover-card.tsx'
import { PopoverTrigger } from '../popover/popover.tsx'
import { RadioGroupItem } from '../radio-group/radio-group.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../tabs/tabs.tsx'
import { ToggleGroupItem } from '../toggle-group/toggle-group.tsx'

afterEach(() => {
  vi.restoreAllMocks()
})

it.each([
  ['AccordionItem', 'Accordion', <AccordionItem key="0" value="a" />],
  ['DialogTrigger', 'Dialog', <DialogTrigger key="0" />],
  ['DialogClose', 'Dialog', <DialogClose key="0" />],
  ['DialogTitle', 'Dialog', <DialogTitle key="0" />],
  ['ContextMenuTrigger', 'ContextMenu', <ContextMenuTrigger key="0" />],
  ['DropdownMenuTrigger', 'DropdownMenu', <DropdownMenuTrigger key="0" />],
  ['DropdownMenuSubTrigger', 'DropdownMenuSub', <DropdownMenuSubTrigger key="0" />],
  ['HoverCardContent', 'HoverCard', <HoverCardContent key="0" />],
  ['PopoverTrigger', 'Popover', <PopoverTrigger key="0" />],
  [
    'RadioGroupItem',
    'RadioGroup',
    <RadioGroupItem key="0" value="FT">
      Free
    </RadioGroupItem>,
  ],
  ['TabsList', 'Tabs', <TabsList key="0" aria-label="Days" />],
  ['TabsContent', 'Tabs', <TabsContent key="0" value="a" />],
  ['TabsTrigger', 'Tabs', <TabsTrigger key="0" value="a" />],
  [
    'TabsTrigger',
    'TabsList',
    <Tabs key="0">
      <TabsTrigger value="a" />
    </Tabs>,
  ],
  [
    'ToggleGroupItem',
    'ToggleGroup',
    <ToggleGroupItem key="0" value="list">
      List
    </ToggleGroupItem>,
  ],
])('%s outside of %s throws a line that names both', (part, root, element) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(() => render(element)).toThrow(`\`${part}\` must be used within \`${root}\``)
})
