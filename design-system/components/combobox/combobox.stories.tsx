import { useEffect, useState } from 'react'
import { bn } from '../../labels/bn.ts'
import { hi } from '../../labels/hi.ts'
import { DesignSystemProvider } from '../../provider/provider.tsx'
import { Button } from '../button/button.tsx'
import { Field } from '../field/field.tsx'
import { Combobox, type ComboboxOption } from './combobox.tsx'

export default { title: 'Components / Combobox' }

const cities: ComboboxOption[] = [
  { value: 'Ahmedabad' },
  { value: 'Bengaluru', keywords: 'Bangalore' },
  { value: 'Chennai', keywords: 'Madras' },
  { value: 'Hyderabad' },
  { value: 'Kolkata', keywords: 'Calcutta কলকাতা' },
  { value: 'Mumbai', keywords: 'Bombay' },
  { value: 'New Delhi' },
  { value: 'Pune' },
  { value: 'São José dos Campos', note: 'Brazil' },
]

export const Default = () => (
  <Field label="City" hint="Where the lessons take place." style={{ maxWidth: '36rem' }}>
    <Combobox name="city" options={cities} />
  </Field>
)

export const Invalid = () => (
  <Field label="City" error="Choose the city in which you teach." required style={{ maxWidth: '36rem' }}>
    <Combobox name="city" options={cities} defaultValue="Kolkatta" />
  </Field>
)

export const WithNotes = () => (
  <Field label="Batch" style={{ maxWidth: '36rem' }}>
    <Combobox
      name="batch"
      options={[
        { value: 'Mathematics, class 9', note: 'Monday and Thursday, 17:30' },
        { value: 'Mathematics, class 10', note: 'Full until 1 December', disabled: true },
        { value: 'Tabla for beginners', note: 'Saturday, 10:00' },
      ]}
    />
  </Field>
)

export const InForm = () => (
  <form method="post" action="/city" style={{ display: 'grid', maxWidth: '36rem', gap: '1rem' }}>
    <Field label="City">
      <Combobox name="city" options={cities} onlyOptions required />
    </Field>
    <Button type="submit" style={{ justifySelf: 'flex-start' }}>
      Save
    </Button>
  </form>
)

export const FromServer = () => {
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<{ text: string; options: readonly string[] }>({
    text: '',
    options: [],
  })
  useEffect(() => {
    const timer = setTimeout(() => {
      const starts = ({ value }: ComboboxOption) => value.toLowerCase().startsWith(text.toLowerCase())
      setAnswer({ text, options: text ? cities.filter(starts).map(({ value }) => value) : [] })
    }, 600)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <Field label="City" hint="Type the first letters." style={{ maxWidth: '36rem' }}>
      <Combobox
        name="city"
        options={answer.options}
        filter={false}
        loading={answer.text !== text}
        onValueChange={setText}
      />
    </Field>
  )
}

export const Sizes = () => (
  <div style={{ display: 'flex', maxWidth: '36rem', flexWrap: 'wrap', alignItems: 'flex-end', gap: '1rem' }}>
    {(['md', 'sm', 'xs'] as const).map((size) => (
      <Field
        key={size}
        label={{ md: 'Medium', sm: 'Small', xs: 'Extra small' }[size]}
        style={{ flex: '1', flexBasis: '10rem' }}
      >
        <Combobox name={size} size={size} options={cities} />
      </Field>
    ))}
  </div>
)

export const Unavailable = () => (
  <Field label="City" hint="It was fixed with your licence." style={{ maxWidth: '36rem' }}>
    <Combobox name="city" options={cities} disabled defaultValue="Kolkata" />
  </Field>
)

export const InBengaliAndHindi = () => (
  <div style={{ display: 'grid', maxWidth: '36rem', gap: '1.25rem' }}>
    <DesignSystemProvider labels={bn} locale="bn-IN">
      <Field label="জেলা" lang="bn">
        <Combobox name="bn" options={['উত্তর ২৪ পরগনা', 'কলকাতা', 'নদিয়া', 'পূর্ব বর্ধমান', 'হাওড়া']} />
      </Field>
    </DesignSystemProvider>
    <DesignSystemProvider labels={hi} locale="hi-IN">
      <Field label="ज़िला" lang="hi">
        <Combobox name="hi" options={['आगरा', 'कानपुर', 'ग़ाज़ियाबाद', 'लखनऊ', 'वाराणसी']} />
      </Field>
    </DesignSystemProvider>
  </div>
)
