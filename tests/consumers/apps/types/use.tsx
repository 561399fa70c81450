import {
  Button,
  type ButtonProps,
  buttonVariants,
  Carousel,
  Field,
  Input,
  toast,
} from '@kaksha/design-system'
import { ProductPreview, type ProductPreviewProps } from '@kaksha/design-system/brand'
import { type ContrastFailure, checkTheme, type ThemeTokens } from '@kaksha/design-system/check-theme'
import preset from '@kaksha/design-system/tailwind'
import type { ComponentProps } from 'react'
import type { Config } from 'tailwindcss'

export const config = { presets: [preset], content: [] } satisfies Config
export const look: string = buttonVariants({ variant: 'primary', size: 'sm' })
export const drawing = (props: ProductPreviewProps) => <ProductPreview {...props} />
export const id: string = toast.success('Saved.')
const theme = {
  palette: { ink: { $value: '#102030' } },
  dark: { root: { accent: '#ffcc00' } },
} satisfies ThemeTokens
export const failures: ContrastFailure[] = checkTheme(theme).failures
export type Name = ComponentProps<typeof Input>['name']

/** Values that may be undefined. */
export const exact = (text: string | undefined, yes: boolean | undefined) => (
  <Field label="Name" controlId={text}>
    <Input suffix={text} />
    <Button loading={yes} inactiveReason={text} labels={{ loading: text }} />
    <Carousel aria-label="Work" autoplay={yes} labels={{ next: text }} />
  </Field>
)

/** Wrappers of Button. */
interface SaveProps extends ButtonProps {
  saved?: boolean
}
export const Save = ({ saved, ...rest }: SaveProps) => <Button {...rest} inactive={saved} />
export const Plain = (props: Omit<ButtonProps, 'variant'>) => <Button {...props} variant="ghost" />
export const dynamic = (size: 'md' | 'icon' | undefined) => <Button size={size} />

// The tests of the components have the rest. An unused @ts-expect-error is itself an error.
// @ts-expect-error: unknown colour
checkTheme({ light: { page: { txt: '#000' } } })
export const rejected = [
  // @ts-expect-error: an icon without text needs a name
  <Button key="1" size="icon" />,
  // @ts-expect-error: a disabled button cannot be reached by keyboard
  <Button key="2" disabled />,
  // @ts-expect-error: a field without a label
  <Field key="3">
    <Input name="name" />
  </Field>,
]
