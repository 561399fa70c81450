import { describe, expect, it } from 'vitest'
import { root } from '../../docs/ladle/plugin/folders.ts'
import { createReader } from '../../docs/ladle/plugin/props'

describe('props', () => {
  const reader = createReader(root)
  const part = (name: string) => reader.read([name])[0]!
  const prop = (name: string, of: string) => part(of).props.find((found) => found.name === name)

  it('are read from the types, with the attributes of the element listed once', () => {
    const button = part('Button')
    expect(button.element).toBe('button')
    expect(button.description).toMatch(/^Starts something/)
    expect(button.props.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['variant', 'size', 'loading', 'inactive', 'inactiveReason', 'asChild']),
    )
    expect(button.props.map(({ name }) => name)).not.toContain('onClick')
  })

  it('have the values of variants, and the default', () => {
    const variant = prop('variant', 'Button')
    expect(variant).toMatchObject({ default: "'outline'", required: 'no' })
    // TypeScript orders the values by when it first read each of them.
    expect(variant?.type.split(' | ').sort()).toEqual(
      ['primary', 'outline', 'solid', 'secondary', 'destructive', 'ghost', 'link']
        .map((name) => `'${name}'`)
        .sort(),
    )
    expect(prop('columns', 'CheckList')).toMatchObject({ type: '1 | 2', default: '1' })
  })

  it('show what is required, always or in some uses', () => {
    expect(prop('label', 'Field')?.required).toBe('yes')
    expect(prop('aria-label', 'Carousel')).toMatchObject({
      required: 'some',
      requiredWhen: 'without `aria-labelledby`',
    })
    expect(prop('type', 'Accordion')?.requiredWhen).toBe("if it is `'multiple'`")
  })

  it('separate Radix’s props from our own', () => {
    expect(prop('onOpenChange', 'Dialog')?.from).toBe('@radix-ui/react-dialog')
    expect(prop('showCloseButton', 'DialogContent')).toMatchObject({ default: 'true' })
    expect(prop('showCloseButton', 'DialogContent')).not.toHaveProperty('from')
  })

  it('of other exports are their members or signature, without paths of this machine', () => {
    expect(part('toast').props.map(({ name }) => name)).toEqual([
      'success',
      'error',
      'warning',
      'info',
      'promise',
      'dismiss',
    ])
    expect(part('buttonVariants').signature).toMatch(/^buttonVariants\(/)
    expect(part('useForm').signature).toMatch(/: FormHandle<Values, Result>$/)
    expect(part('useForm').props.map(({ name }) => name)).toContain('titlePrefix')
    expect(JSON.stringify(reader.read(['buttonVariants', 'Button', 'Dialog', 'Tabs']))).not.toContain(root)
  })

  it('keep null, and leave out the undefined of an optional prop', () => {
    expect(part('applyTheme').signature).toBe('applyTheme(theme: string | null): void')
    expect(part('formValues').signature).toBe(
      'formValues(form: HTMLFormElement, submitter?: HTMLElement | null): FormValues',
    )
    expect(prop('errors', 'useForm')?.type).toBe('FormErrors | null')
    expect(prop('error', 'FormHandle')?.type).toBe('(name: keyof Values & string) => string | undefined')
    expect(prop('action', 'ToastOptions')?.type).toBe('ToastAction')
  })

  it('of a type are its members, required where the site has to give them', () => {
    expect(prop('href', 'NavigationLink')).toMatchObject({ type: 'string', required: 'yes' })
    expect(prop('match', 'NavigationLink')?.required).toBe('no')
    // The hook gives all of them.
    expect(new Set(reader.read(['useForm', 'FormHandle'])[1]?.props.map(({ required }) => required))).toEqual(
      new Set(['no']),
    )
  })

  it('leave out a name that is not exported', () => {
    expect(reader.read(['Nothing', 'Badge']).map(({ name }) => name)).toEqual(['Badge'])
  })
})
