'use client'

import './react-aria.css'
import { createIcon, FieldSet } from '@kaksha/design-system'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide'
import { type ReactNode, useId } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  type DatePickerProps,
  DateSegment,
  type DateValue,
  Dialog,
  Group,
  Heading,
  Popover,
} from 'react-aria-components'

const CalendarIcon = createIcon('calendar-days', CalendarDays)
const BackIcon = createIcon('chevron-left', ChevronLeft)
const ForwardIcon = createIcon('chevron-right', ChevronRight)

interface DatePickerFieldProps extends Omit<DatePickerProps<DateValue>, 'children'> {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong and how to correct it. */
  error?: ReactNode
}

/** A date with a calendar. Day, month and year are separate controls, so the label is the legend of a group. */
export function DatePickerField({ label, hint, error, ...rest }: DatePickerFieldProps) {
  const labelId = useId()
  return (
    <FieldSet label={<span id={labelId}>{label}</span>} hint={hint} error={error}>
      <DatePicker
        {...rest}
        aria-labelledby={labelId}
        isInvalid={Boolean(error)}
        // The form decides when there is an error, and shows it in the FieldSet.
        validationBehavior="aria"
      >
        <Group>
          <DateInput>{(segment) => <DateSegment segment={segment} />}</DateInput>
          <Button>
            <CalendarIcon />
          </Button>
        </Group>
        <Popover>
          <Dialog>
            <Calendar>
              <header>
                <Button slot="previous">
                  <BackIcon />
                </Button>
                <Heading level={3} />
                <Button slot="next">
                  <ForwardIcon />
                </Button>
              </header>
              <CalendarGrid>{(date) => <CalendarCell date={date} />}</CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
    </FieldSet>
  )
}
