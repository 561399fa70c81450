import { CalendarDays, List } from 'lucide-react'
import { ToggleGroup, ToggleGroupItem } from './toggle-group.tsx'

export default { title: 'Components / ToggleGroup' }

export const Default = () => (
  <ToggleGroup label="Period" name="period" defaultValue="week">
    <ToggleGroupItem value="day">Day</ToggleGroupItem>
    <ToggleGroupItem value="week">Week</ToggleGroupItem>
    <ToggleGroupItem value="month">Month</ToggleGroupItem>
  </ToggleGroup>
)

export const WithIcons = () => (
  <ToggleGroup label="View" defaultValue="list">
    <ToggleGroupItem value="list" icon={List}>
      List
    </ToggleGroupItem>
    <ToggleGroupItem value="calendar" icon={CalendarDays}>
      Calendar
    </ToggleGroupItem>
    <ToggleGroupItem value="map" disabled>
      Map
    </ToggleGroupItem>
  </ToggleGroup>
)

export const Multiple = () => (
  <ToggleGroup label="Days" name="days" type="multiple" defaultValue={['sat']}>
    <ToggleGroupItem value="fri">Friday</ToggleGroupItem>
    <ToggleGroupItem value="sat">Saturday</ToggleGroupItem>
    <ToggleGroupItem value="sun">Sunday</ToggleGroupItem>
  </ToggleGroup>
)
