import { Button } from '../button/button.tsx'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { FieldSet } from '../field/field.tsx'
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from './popover.tsx'

export default { title: 'Components / Popover' }

export const Default = () => (
  <Popover>
    <PopoverTrigger asChild>
      <Button>Filter</Button>
    </PopoverTrigger>
    <PopoverContent label="Filter">
      <FieldSet label="Days">
        <Checkbox name="day" value="sat">
          Saturday
        </Checkbox>
        <Checkbox name="day" value="sun">
          Sunday
        </Checkbox>
      </FieldSet>
      <PopoverClose asChild>
        <Button variant="primary" size="sm" style={{ marginTop: '1rem' }}>
          Show the courses
        </Button>
      </PopoverClose>
    </PopoverContent>
  </Popover>
)

export const AlignedAtTheEnd = () => (
  <div
    dir="rtl"
    lang="ar"
    data-surface="inverse"
    style={{ display: 'flex', justifyContent: 'flex-end', padding: '1.5rem' }}
  >
    <Popover align="end">
      <PopoverTrigger asChild>
        <Button>المساعدة</Button>
      </PopoverTrigger>
      <PopoverContent label="المساعدة">تجد رقم الفاتورة في أعلى الصفحة.</PopoverContent>
    </Popover>
  </div>
)
