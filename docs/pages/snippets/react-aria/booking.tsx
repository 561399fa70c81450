'use client'

import { Button } from '@kaksha/design-system'
import { type FormEvent, useState } from 'react'
import { type DateValue, I18nProvider } from 'react-aria-components'
import { flushSync } from 'react-dom'
import { ComboBoxField } from './combo-box-field'
import { DatePickerField } from './date-picker-field'

const teachers = [
  { id: 't1', text: 'Mitali Sen' },
  { id: 't2', text: 'Arun Das' },
  { id: 't3', text: 'Arun Das' },
]

const isSunday = (date: DateValue) => date.toDate('UTC').getUTCDay() === 0

export function Booking() {
  const [errors, setErrors] = useState<{ day?: string; teacher?: string }>({})

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const day = String(data.get('day') ?? '')
    const teacher = String(data.get('teacher') ?? '')
    const found = {
      ...(!day && { day: 'Choose a day, for example 3 August 2026.' }),
      // A typed day is not held back by `isDateUnavailable`.
      ...(day &&
        new Date(day).getUTCDay() === 0 && { day: 'Choose another day: there are no lessons on Sundays.' }),
      ...(!teacher && { teacher: 'Choose a teacher from the list.' }),
    }
    flushSync(() => setErrors(found))
    // The focus announces the first error. React Aria marks each part of an invalid day.
    if (found.day || found.teacher) form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    else console.log({ day, teacher }) // 2026-08-03, t2
  }

  return (
    // The language of both, and the first day of the week. React Aria has no texts in Hindi or Bengali.
    <I18nProvider locale="en-IN">
      <form method="post" action="/bookings" noValidate onSubmit={submit}>
        <DatePickerField
          name="day"
          label="Day of the lesson"
          hint="Not on Sundays."
          error={errors.day}
          isDateUnavailable={isSunday}
        />
        <ComboBoxField name="teacher" label="Teacher" error={errors.teacher} options={teachers} isRequired />
        <Button type="submit" variant="primary">
          Book
        </Button>
      </form>
    </I18nProvider>
  )
}
