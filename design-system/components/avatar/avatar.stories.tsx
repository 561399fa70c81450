import { Avatar } from './avatar.tsx'

export default { title: 'Components / Avatar' }

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="88" height="88" viewBox="0 0 44 44"%3E%3Cpath fill="%23035787" d="M0 0h44v44H0z"/%3E%3Cpath fill="%2391d5f9" d="M22 9a8 8 0 1 1 0 16 8 8 0 0 1 0-16M8 44a14 14 0 0 1 28 0z"/%3E%3C/svg%3E'

const row = { display: 'flex', alignItems: 'center', gap: '0.75rem' } as const

export const Default = () => (
  <p style={row}>
    <Avatar name="Mitali Sen" decorative /> Mitali Sen
  </p>
)

export const Photo = () => (
  <p style={row}>
    <Avatar name="Arun Nair" photo={picture} decorative /> Arun Nair
  </p>
)

export const BrokenPhoto = () => (
  <p style={row}>
    <Avatar name="Arun Nair" photo="data:image/png;base64,broken" decorative /> Arun Nair
  </p>
)

export const WithoutVisibleName = () => (
  <ul aria-label="Teachers" style={row}>
    {['Mitali Sen', 'Arun Nair', 'Tenzin Dolma Lepcha'].map((name) => (
      <li key={name}>
        <Avatar name={name} />
      </li>
    ))}
  </ul>
)

export const Sizes = () => (
  <p style={row}>
    <Avatar name="Mitali Sen" size="sm" />
    <Avatar name="Mitali Sen" />
    <Avatar name="Mitali Sen" size="lg" />
    <Avatar name="Mitali Sen" size="lg" photo={picture} />
  </p>
)

export const OtherScripts = () => (
  <p style={row}>
    <Avatar name="ঋতু সেন" />
    <Avatar name="अरुण नायर" />
    <Avatar name="سلمیٰ خان" />
    <Avatar name="a.very.long.address@academy.example" />
  </p>
)
