import { StatList, StatTile } from './stat-tile.tsx'

export default { title: 'Patterns / StatTile' }

export const FourReadings = () => (
  <StatList>
    <StatTile value="10" unit="min">
      from signing up to a site students can open
    </StatTile>
    <StatTile value="14" unit="days">
      free, and we do not ask for a card
    </StatTile>
    <StatTile value="1,000+">educators already teach on it</StatTile>
    <StatTile value="99.9%">uptime, so the class is where you left it</StatTile>
  </StatList>
)

export const TwoReadings = () => (
  <StatList>
    <StatTile value="30" unit="min">
      for a demo, with a person who teaches
    </StatTile>
    <StatTile value="3">steps from the first click to a site that students can open</StatTile>
  </StatList>
)

export const LongFigures = () => (
  <StatList>
    <StatTile value="1.25" unit="lakh">
      question papers set, answered and marked since the first of June
    </StatTile>
    <StatTile value="99.99%">uptime</StatTile>
    <StatTile value="12" unit="languages">
      in the letters of each
    </StatTile>
    <StatTile value="₹0">to begin</StatTile>
  </StatList>
)
