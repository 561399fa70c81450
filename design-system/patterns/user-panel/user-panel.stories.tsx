import { Button } from '../../components/button/button.tsx'
import { Link } from '../../components/link/link.tsx'
import { UserPanel } from './user-panel.tsx'

export default { title: 'Patterns / UserPanel' }

const nothing = () => {}

export const Default = () => (
  <div data-surface="inverse" style={{ maxWidth: '18rem', padding: '2rem' }}>
    <UserPanel name="Mitali Sen" email="mitali@ganit.example" onSignOut={nothing}>
      <Button size="sm">Leave for now</Button>
    </UserPanel>
  </div>
)

export const OnPaper = () => <UserPanel name="Arun Nair" email="arun@suravi.example" onSignOut={nothing} />

export const WithoutName = () => (
  <UserPanel name="" email="a.very.long.address.indeed@mathematics.academy.example" onSignOut={nothing} />
)

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"%3E%3Cpath fill="%23035787" d="M0 0h44v44H0z"/%3E%3C/svg%3E'

export const WithPhoto = () => (
  <UserPanel name="Mitali Sen" email="mitali@ganit.example" photo={picture} onSignOut={nothing} />
)

export const Open = () => (
  <div data-surface="inverse" style={{ maxWidth: '18rem', padding: '2rem' }}>
    <UserPanel name="Mitali Sen" email="mitali@ganit.example" onSignOut={nothing} defaultOpen>
      <Button size="sm">Leave for now</Button>
    </UserPanel>
  </div>
)

export const WithLinks = () => (
  <UserPanel
    name="Mitali Sen"
    email="mitali@ganit.example"
    links={<Link href="#account">Plan, payments and data</Link>}
    onSignOut={nothing}
    defaultOpen
  />
)

export const LongNames = () => (
  <div style={{ maxWidth: '18rem' }}>
    <UserPanel
      name="Venkatanarasimharajuvaripeta Ramachandran Subramaniam"
      email="a.very.long.address.indeed@mathematics.academy.example"
      onSignOut={nothing}
      defaultOpen
    />
  </div>
)
