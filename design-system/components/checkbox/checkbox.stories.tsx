import { useState } from 'react'
import { FieldSet } from '../field/field.tsx'
import { Link } from '../link/link.tsx'
import { Checkbox } from './checkbox.tsx'

export default { title: 'Components / Checkbox' }

export const Default = () => (
  <Checkbox name="news" hint="At most one letter a month.">
    Write to me about new features
  </Checkbox>
)

export const Invalid = () => (
  <Checkbox name="terms" required error="Accept the terms to go on.">
    I accept the <Link href="#terms">terms</Link>
  </Checkbox>
)

export const Group = () => (
  <FieldSet label="Which subjects do you teach?" hint="Choose all that apply.">
    <Checkbox name="subject" value="maths" defaultChecked>
      Mathematics
    </Checkbox>
    <Checkbox name="subject" value="tabla">
      Tabla
    </Checkbox>
    <Checkbox name="subject" value="code">
      Coding
    </Checkbox>
  </FieldSet>
)

export const InvalidGroup = () => (
  <FieldSet
    label="On which days do you teach?"
    hint="Choose all that apply."
    error="Choose at least one day."
  >
    <Checkbox name="day" value="sat">
      Saturday
    </Checkbox>
    <Checkbox name="day" value="sun">
      Sunday
    </Checkbox>
  </FieldSet>
)

const batches = ['Monday, class 9', 'Wednesday, class 10', 'Saturday, class 12']

export const Indeterminate = () => {
  const [chosen, choose] = useState([batches[0]!])
  const all = chosen.length === batches.length
  return (
    <FieldSet label="Remind these batches">
      <Checkbox
        checked={all}
        indeterminate={!all && chosen.length > 0}
        onChange={() => choose(all ? [] : batches)}
      >
        All batches
      </Checkbox>
      <div style={{ paddingInlineStart: '2.25rem' }}>
        {batches.map((batch) => (
          <Checkbox
            key={batch}
            name="batch"
            value={batch}
            checked={chosen.includes(batch)}
            onChange={({ target }) =>
              choose(target.checked ? [...chosen, batch] : chosen.filter((other) => other !== batch))
            }
          >
            {batch}
          </Checkbox>
        ))}
      </div>
    </FieldSet>
  )
}

export const Unavailable = () => (
  <div>
    <Checkbox name="backup" disabled defaultChecked hint="Part of every plan.">
      Daily backup
    </Checkbox>
    <Checkbox name="domain" disabled hint="Part of the Customization plan.">
      Own domain name
    </Checkbox>
  </div>
)

export const LongLabel = () => (
  <div style={{ maxWidth: '20rem' }}>
    <Checkbox name="fees" defaultChecked>
      Send a reminder to the parents of every student whose fee has been due for more than seven days
    </Checkbox>
  </div>
)
