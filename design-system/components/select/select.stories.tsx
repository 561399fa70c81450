import { Field } from '../field/field.tsx'
import { Select } from './select.tsx'

export default { title: 'Components / Select' }

const plans = (
  <>
    <option value="">Choose a plan</option>
    <option value="FT">Free Trial</option>
    <option value="EP">Customization</option>
  </>
)

export const Default = () => (
  <Field label="Plan" style={{ maxWidth: '36rem' }}>
    <Select name="plan" defaultValue="FT">
      {plans}
    </Select>
  </Field>
)

export const Invalid = () => (
  <Field label="Plan" error="Choose a plan to go on." style={{ maxWidth: '36rem' }}>
    <Select name="plan" required>
      {plans}
    </Select>
  </Field>
)

export const Sizes = () => (
  <div style={{ display: 'flex', maxWidth: '36rem', flexWrap: 'wrap', alignItems: 'flex-end', gap: '1rem' }}>
    {(['md', 'sm', 'xs'] as const).map((size) => (
      <Field
        key={size}
        label={{ md: 'Medium', sm: 'Small', xs: 'Extra small' }[size]}
        style={{ flex: '1', flexBasis: '10rem' }}
      >
        <Select name={size} size={size} defaultValue="FT">
          {plans}
        </Select>
      </Field>
    ))}
  </div>
)

export const Unavailable = () => (
  <Field label="Plan" hint="The plan is fixed while a payment is open." style={{ maxWidth: '36rem' }}>
    <Select name="plan" disabled defaultValue="EP">
      {plans}
    </Select>
  </Field>
)

export const Several = () => (
  <Field label="Subjects" hint="Choose all that you teach." style={{ maxWidth: '36rem' }}>
    <Select name="subjects" multiple>
      <option value="maths">Mathematics</option>
      <option value="physics">Physics</option>
      <option value="tabla">Tabla</option>
      <option value="vocal">Vocal music</option>
      <option value="drawing">Drawing</option>
    </Select>
  </Field>
)
