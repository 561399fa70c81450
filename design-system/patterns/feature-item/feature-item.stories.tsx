import { BadgeCheck, CalendarClock, Clock, Palette } from 'lucide-react'
import { FeatureItem, FeatureList } from './feature-item.tsx'

export default { title: 'Patterns / FeatureItem' }

const items = (
  <>
    <FeatureItem icon={<CalendarClock />} title="Batches and timetables">
      Repeat a week once, then change a single day.
    </FeatureItem>
    <FeatureItem icon={<BadgeCheck />} title="Certificates">
      Drawn in your colours, with a number that can be checked.
    </FeatureItem>
    <FeatureItem icon={<Clock />} title="Reminders">
      Students hear of a class an hour before.
    </FeatureItem>
    <FeatureItem icon={<Palette />} title="Your own look">
      Colours, letters and a mark of your own.
    </FeatureItem>
  </>
)

export const Default = () => <FeatureList>{items}</FeatureList>

export const Narrow = () => (
  <div style={{ width: '17.5rem' }}>
    <FeatureList>
      <FeatureItem icon={<Clock />} title="Announcements for guardians and students of every batch">
        Write once; it reaches everybody by e-mail and on their own page.
      </FeatureItem>
    </FeatureList>
  </div>
)
