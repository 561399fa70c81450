import { Archive, FileDown, Palette, Search } from 'lucide-react'
import { FeatureCard } from './feature-card.tsx'

export default { title: 'Patterns / FeatureCard' }

const grid = {
  display: 'grid',
  gap: '1.5rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
}

export const Default = () => (
  <ul style={grid}>
    <FeatureCard title="Your own colours" icon={<Palette />}>
      Choose once; every page follows.
    </FeatureCard>
    <FeatureCard title="Found by name" icon={<Search />} surface="info">
      Titles and descriptions for search engines.
    </FeatureCard>
    <FeatureCard title="Kept safe" icon={<Archive />} surface="ok">
      A copy every night.
    </FeatureCard>
    <FeatureCard title="Yours to take" icon={<FileDown />} surface="error">
      Export students and fees as a table.
    </FeatureCard>
  </ul>
)

export const WithoutIcon = () => (
  <ul style={grid}>
    <FeatureCard title="No code">You write, we draw.</FeatureCard>
  </ul>
)

export const OutsideAList = () => (
  <FeatureCard as="article" title="Your own colours" icon={<Palette />} heading={2}>
    Choose once; every page follows.
  </FeatureCard>
)

export const LongWords = () => (
  <ul style={{ width: '17.5rem' }}>
    <FeatureCard title="Announcements for guardians and students of every batch" icon={<Archive />}>
      Write once; it reaches everybody by e-mail and on their own page, and stays there to be read again.
    </FeatureCard>
  </ul>
)
