import { Card } from '../../components/card/card.tsx'
import { TimelineRuler, TimelineStep } from './timeline-ruler.tsx'

export default { title: 'Patterns / TimelineRuler' }

export const Default = () => (
  <TimelineRuler unit="min">
    <TimelineStep from={0} to={2} when="Minutes 0 to 2" title="Sign up">
      Pick a plan and sign in with Google.
    </TimelineStep>
    <TimelineStep from={2} to={8} when="Minutes 2 to 8" title="Customise your modules">
      Choose a template, add your name and colours, switch on the parts you need.
    </TimelineStep>
    <TimelineStep from={8} to={10} when="Minutes 8 to 10" title="Launch">
      Send students your address.
    </TimelineStep>
  </TimelineRuler>
)

export const LongWords = () => (
  <TimelineRuler unit="min">
    <TimelineStep from={0} to={1} when="Minute 1" title="Sign up">
      Google asks.
    </TimelineStep>
    <TimelineStep from={1} to={5} when="Minutes 1 to 5" title="Announce it to guardians and students">
      Write once; it reaches everybody by e-mail and on their own page, and stays there to be read again.
    </TimelineStep>
    <TimelineStep from={5} to={10} when="Minutes 5 to 10" title="Launch">
      Send students your address.
    </TimelineStep>
  </TimelineRuler>
)

export const Evening = () => (
  <TimelineRuler unit="pm" range={[4, 9]}>
    <TimelineStep
      from={0}
      to={4}
      when="4:00 to 6:00 pm"
      title="The fees come in"
      picture={
        <Card surface="paper" shape="panel" padding="sm" shadow style={{ marginTop: '1rem' }}>
          ₹1,200 received
        </Card>
      }
    >
      The register fills itself in.
    </TimelineStep>
    <TimelineStep from={4} to={10} when="6:00 to 9:00 pm" title="Class 10 is live">
      Nobody has to look for the link.
    </TimelineStep>
  </TimelineRuler>
)
