import { DisclosureNav, DisclosureNavLink, DisclosureNavMenu } from './disclosure-nav.tsx'

export default { title: 'Components / DisclosureNav' }

const School = ({ label = 'School', current = '#home' }) => {
  const link = (href: string, linkText: string) => (
    <DisclosureNavLink key={href} href={href} current={href === current}>
      {linkText}
    </DisclosureNavLink>
  )
  return (
    <div style={{ minHeight: '20rem' }}>
      <DisclosureNav label={label}>
        {link('#home', 'Home')}
        <DisclosureNavMenu label="Courses">
          {link('#maths', 'Mathematics')}
          {link('#music', 'Music')}
          {link('#dance', 'Dance, with a recital in December and two in spring')}
        </DisclosureNavMenu>
        <DisclosureNavMenu label="Help">
          {link('#fees', 'Fees')}
          <DisclosureNavLink href="https://docs.example/" external>
            Documentation
          </DisclosureNavLink>
        </DisclosureNavMenu>
        {link('#contact', 'Contact')}
      </DisclosureNav>
      <p style={{ marginTop: '1rem' }}>Two batches meet today.</p>
    </div>
  )
}

export const Default = () => <School />

export const CurrentInside = () => <School label="School of music" current="#music" />

const pressed = (box: HTMLElement | null) => box?.querySelector('button')?.click()

export const ListOpen = () => (
  <div ref={pressed}>
    <School label="School of dance" current="#dance" />
  </div>
)
