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

export const OnTheBoard = () => (
  <div data-surface="board" className="p-6">
    <FourReadings />
  </div>
)
