import { Logo } from './logo.tsx'

export default { title: 'Components / Logo' }

export const Header = () => <Logo name="Kaksha" />

export const Footer = () => (
  <div data-surface="board-deep" className="p-6">
    <Logo name="Kaksha" size="lg" />
  </div>
)

export const AnotherBrand = () => <Logo name="Torsha Music Room" destination="all lessons" href="#lessons" />
