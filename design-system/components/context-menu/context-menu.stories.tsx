import { Button } from '../button/button.tsx'
import { Card } from '../card/card.tsx'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../dropdown-menu/dropdown-menu.tsx'
import { ContextMenu, ContextMenuContent, ContextMenuTrigger } from './context-menu.tsx'

export default { title: 'Components / ContextMenu' }

const actions = (
  <>
    <DropdownMenuItem>Rename</DropdownMenuItem>
    <DropdownMenuItem>Duplicate</DropdownMenuItem>
    <DropdownMenuItem>Delete</DropdownMenuItem>
  </>
)

export const Default = () => (
  <ContextMenu>
    <ContextMenuTrigger asChild>
      <Card style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        Tabla for beginners
        <DropdownMenu align="end">
          <DropdownMenuTrigger asChild>
            <Button size="sm">Actions</Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent label="Actions">{actions}</DropdownMenuContent>
        </DropdownMenu>
      </Card>
    </ContextMenuTrigger>
    <ContextMenuContent label="Tabla for beginners">{actions}</ContextMenuContent>
  </ContextMenu>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ur">
    <ContextMenu>
      <ContextMenuTrigger>
        <Button>کورس</Button>
      </ContextMenuTrigger>
      <ContextMenuContent label="کورس">
        <DropdownMenuItem>نام بدلیں</DropdownMenuItem>
      </ContextMenuContent>
    </ContextMenu>
  </div>
)
