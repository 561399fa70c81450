import { Stat, StatList } from './stat.tsx'

export default { title: 'Patterns / Stat' }

export const Default = () => (
  <StatList>
    <Stat value="10" unit="min">
      from signing up to a site students can open
    </Stat>
    <Stat value="14" unit="days">
      free, and we do not ask for a card
    </Stat>
    <Stat value="1,000+">educators already teach on it</Stat>
    <Stat value="99.9%">uptime, so the class is where you left it</Stat>
  </StatList>
)

export const TwoReadings = () => (
  <StatList>
    <Stat value="30" unit="min">
      for a demo, with a person who teaches
    </Stat>
    <Stat value="3">steps from the first click to a site that students can open</Stat>
  </StatList>
)

export const LongFigures = () => (
  <StatList>
    <Stat value="1.25" unit="lakh">
      question papers set, answered and marked since the first of June
    </Stat>
    <Stat value="99.99%">uptime</Stat>
    <Stat value="12" unit="languages">
      in the letters of each
    </Stat>
    <Stat value="₹0">to begin</Stat>
  </StatList>
)
