import { Field } from '../field/field.tsx'
import { Slider } from './slider.tsx'

export default { title: 'Components / Slider' }

export const Default = () => (
  <Field label="Lesson length" hint="You can change it for each course." style={{ maxWidth: '36rem' }}>
    <Slider
      name="length"
      min={15}
      max={90}
      step={15}
      defaultValue={45}
      format={{ style: 'unit', unit: 'minute' }}
    />
  </Field>
)

export const Ticks = () => (
  <Field label="Difficulty" style={{ maxWidth: '36rem' }}>
    <Slider name="difficulty" min={1} max={5} defaultValue={2} ticks={['Easy', 'Hard']} />
  </Field>
)

export const Unavailable = () => (
  <Field label="Discount" hint="It was fixed with your licence." style={{ maxWidth: '36rem' }}>
    <Slider name="discount" max={1} step={0.01} defaultValue={0.2} format={{ style: 'percent' }} disabled />
  </Field>
)
