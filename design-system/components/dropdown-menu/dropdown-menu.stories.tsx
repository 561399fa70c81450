import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Separator } from '../separator/separator.tsx'
import { DropdownMenu, DropdownMenuContent, DropdownMenuItem, DropdownMenuTrigger } from './dropdown-menu.tsx'
import {
  DropdownMenuCheckboxItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
} from './dropdown-menu-choices.tsx'
import { DropdownMenuSub, DropdownMenuSubContent, DropdownMenuSubTrigger } from './dropdown-menu-sub.tsx'

export default { title: 'Components / DropdownMenu' }

export const Default = () => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <Button>Actions</Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent label="Actions">
      <DropdownMenuItem>
        <Pencil aria-hidden="true" />
        Rename
      </DropdownMenuItem>
      <DropdownMenuItem>
        <Copy aria-hidden="true" />
        Duplicate
      </DropdownMenuItem>
      <Separator />
      <DropdownMenuItem>
        <Trash2 aria-hidden="true" />
        Delete
      </DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
)

export const WithLinks = () => (
  <DropdownMenu align="end">
    <DropdownMenuTrigger asChild>
      <Button size="sm">Account</Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent label="Account">
      <DropdownMenuItem href="#profile">Profile</DropdownMenuItem>
      <DropdownMenuItem href="#invoices">Invoices</DropdownMenuItem>
      <DropdownMenuItem href="#help" target="_blank">
        Help (opens in a new tab)
      </DropdownMenuItem>
      <DropdownMenuItem disabled>Renew (from 1 December)</DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
)

export const Choices = () => {
  const [isArchiveShown, setArchiveShown] = useState(true)
  const [order, setOrder] = useState('name')
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button>View</Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent label="View">
        <DropdownMenuCheckboxItem checked={isArchiveShown} onCheckedChange={setArchiveShown}>
          Archived courses
        </DropdownMenuCheckboxItem>
        <Separator />
        <DropdownMenuRadioGroup label="Order" value={order} onValueChange={setOrder}>
          <DropdownMenuRadioItem value="name">By name</DropdownMenuRadioItem>
          <DropdownMenuRadioItem value="date">By date</DropdownMenuRadioItem>
        </DropdownMenuRadioGroup>
      </DropdownMenuContent>
    </DropdownMenu>
  )
}

export const Submenu = () => (
  <DropdownMenu>
    <DropdownMenuTrigger asChild>
      <Button>Course</Button>
    </DropdownMenuTrigger>
    <DropdownMenuContent label="Course">
      <DropdownMenuItem>Rename</DropdownMenuItem>
      <DropdownMenuSub>
        <DropdownMenuSubTrigger>Move to</DropdownMenuSubTrigger>
        <DropdownMenuSubContent label="Move to">
          <DropdownMenuItem disabled>Current term</DropdownMenuItem>
          <DropdownMenuItem>Next term</DropdownMenuItem>
          <DropdownMenuItem>Archive</DropdownMenuItem>
        </DropdownMenuSubContent>
      </DropdownMenuSub>
      <DropdownMenuItem>Delete</DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
)
