'use client'

import './react-aria.css'
import { createIcon, Field, useFieldControl } from '@kaksha/design-system'
import { ChevronDown } from 'lucide'
import { type ReactNode, useId } from 'react'
import {
  Button,
  ComboBox,
  type ComboBoxProps,
  Group,
  Input,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components'

const DownIcon = createIcon('chevron-down', ChevronDown)

export interface Option {
  /** What the form submits. */
  id: string
  /** What is shown. Two options may have the same text. */
  text: string
}

type OwnProps = Omit<ComboBoxProps<Option>, 'children' | 'defaultItems' | 'items'> & { options: Option[] }

interface ComboBoxFieldProps extends OwnProps {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to correct it. */
  error?: ReactNode
}

/** A text field with suggestions whose form value is the id of the option, not its text. */
export function ComboBoxField({ label, hint, error, isRequired, ...rest }: ComboBoxFieldProps) {
  const labelId = useId()
  return (
    <Field label={<span id={labelId}>{label}</span>} hint={hint} error={error} required={isRequired}>
      <Control {...rest} aria-labelledby={labelId} />
    </Field>
  )
}

function Control({ options, ...rest }: OwnProps) {
  const { 'aria-invalid': invalid, required, ...field } = useFieldControl({})
  return (
    <ComboBox
      {...rest}
      {...field}
      defaultItems={options}
      formValue="key"
      isInvalid={Boolean(invalid)}
      isRequired={Boolean(required)}
      // The form decides when there is an error, and shows it in the Field.
      validationBehavior="aria"
    >
      <Group>
        <Input />
        <Button>
          <DownIcon />
        </Button>
      </Group>
      <Popover>
        <ListBox>{({ text }: Option) => <ListBoxItem>{text}</ListBoxItem>}</ListBox>
      </Popover>
    </ComboBox>
  )
}
