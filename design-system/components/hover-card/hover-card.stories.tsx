import { Avatar } from '../avatar/avatar.tsx'
import { Link } from '../link/link.tsx'
import { HoverCard, HoverCardContent, HoverCardTrigger } from './hover-card.tsx'

export default { title: 'Components / HoverCard' }

export const Default = () => (
  <div style={{ paddingBlockEnd: '10rem' }}>
    <HoverCard>
      <p>
        Taught by{' '}
        <HoverCardTrigger>
          <Link href="#asha">Asha Rao</Link>
        </HoverCardTrigger>
        , on Saturdays.
      </p>
      <HoverCardContent>
        <div style={{ display: 'flex', gap: '1rem' }}>
          <Avatar name="Asha Rao" />
          <div>
            <strong>Asha Rao</strong>
            <p>Mathematics, since 2019.</p>
            <Link href="#courses">Her courses</Link>
          </div>
        </div>
      </HoverCardContent>
    </HoverCard>
  </div>
)

export const RightToLeft = () => (
  <div dir="rtl" lang="ur" style={{ paddingBlockEnd: '8rem' }}>
    <HoverCard>
      <HoverCardTrigger>
        <Link href="#asha">آشا راؤ</Link>
      </HoverCardTrigger>
      <HoverCardContent>ریاضی، 2019 سے۔</HoverCardContent>
    </HoverCard>
  </div>
)
