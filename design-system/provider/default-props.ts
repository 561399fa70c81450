import type { ButtonProps } from '../components/button/button.tsx'
import type { ComboboxProps } from '../components/combobox/combobox.tsx'
import type { DialogContentProps } from '../components/dialog/dialog.tsx'
import type { DrawerProps } from '../components/drawer/drawer.tsx'
import type { InputProps } from '../components/input/input.tsx'
import type { SelectProps } from '../components/select/select.tsx'
import type { ToasterProps } from '../components/toast/toaster.tsx'

/**
 * Props that a component has where its own are left out, by component. Only of components that need React in the
 * browser anyway: the others would have to be sent to it to read a context.
 */
export type DefaultProps = {
  readonly Button?: Pick<ButtonProps, 'variant' | 'size'>
  readonly Combobox?: Pick<ComboboxProps, 'size'>
  readonly DialogContent?: Pick<DialogContentProps, 'size' | 'showCloseButton'>
  readonly Drawer?: Pick<DrawerProps, 'side' | 'surface'>
  readonly Input?: Pick<InputProps, 'size'>
  readonly Select?: Pick<SelectProps, 'size'>
  readonly Toaster?: Pick<ToasterProps, 'limit' | 'position'>
}
