import { Mail } from 'lucide-react'
import { ThemeSwitch } from '../../components/theme-switch/theme-switch.tsx'
import { SiteFooter } from './site-footer.tsx'

/** The story fills the width of the window. */
export default { title: 'Patterns / SiteFooter', meta: { bleed: true } }

const columns = [
  {
    title: 'Company',
    links: [
      { label: 'About Us', href: '#about' },
      { label: 'Support docs', href: 'https://docs.example', external: true },
    ],
  },
  { title: 'Legal', links: [{ label: 'Terms', href: '#terms' }] },
  {
    title: 'Get in Touch',
    links: [
      {
        label: 'a-rather-long-address@a-rather-long-domain.example',
        href: 'mailto:hello@kaksha.example',
        icon: <Mail aria-hidden="true" />,
      },
    ],
  },
]

export const Default = () => (
  <SiteFooter
    brand="Kaksha"
    tagline="Clean dashboards, intuitive analytics and seamless user experiences in one platform."
    aside={{ title: 'Stay in the loop', body: 'Subscribe for valuable updates. No spam, ever.' }}
    columns={columns}
    year={2026}
    endLink={{ label: 'Design system', href: '#design-system' }}
    location="Kolkata, India"
  />
)

export const WithSettings = () => (
  <SiteFooter
    brand="Kaksha"
    tagline="Clean dashboards, intuitive analytics and seamless user experiences in one platform."
    columns={columns}
    year={2026}
    location="Kolkata, India"
    settings={<ThemeSwitch storageKey="story-theme" />}
  />
)

export const Minimal = () => (
  <SiteFooter brand="Torsha" tagline="Music lessons." columns={[]} year={2026} location="Siliguri, India" />
)

export const ManyLinks = () => (
  <SiteFooter
    brand="Saraswati Vidya Mandir Coaching Centre"
    tagline="Classes 5 to 12 in mathematics, physics, chemistry, biology, English and Bengali."
    columns={['Classes', 'Guardians', 'About'].map((title, column) => ({
      title,
      links: Array.from({ length: 7 - column }, (_, index) => ({
        label: index
          ? `${title}, page ${index + 1}`
          : `Everything for ${title.toLowerCase()} on a single page`,
        href: `#${title}-${index}`,
      })),
    }))}
    year={2026}
    location="Siliguri, India"
  />
)
