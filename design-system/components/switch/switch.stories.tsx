import { FieldSet } from '../field/field.tsx'
import { Switch } from './switch.tsx'

export default { title: 'Components / Switch' }

export const Default = () => (
  <Switch name="reminders" hint="An e-mail on the day before.">
    Remind parents of fees
  </Switch>
)

export const Group = () => (
  <FieldSet label="Notifications">
    <Switch name="notify" value="payments" defaultChecked>
      Payments
    </Switch>
    <Switch name="notify" value="absences">
      Absences
    </Switch>
  </FieldSet>
)

export const Unavailable = () => (
  <FieldSet label="Backups and addresses">
    <Switch name="backup" disabled defaultChecked hint="Part of every plan.">
      Daily backup
    </Switch>
    <Switch name="domain" disabled hint="Part of the Customization plan.">
      Own domain name
    </Switch>
  </FieldSet>
)
