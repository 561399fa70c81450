import { Link } from '../link/link.tsx'
import { Text } from '../text/text.tsx'
import { EmbedFrame, type EmbedFrameProps, type EmbedReport } from './embed-frame.tsx'

export default { title: 'Components / EmbedFrame' }

/** An embedded page without a server: its HTML is in its URL. */
const pageOf = (pageTitle: string) =>
  `data:text/html;charset=utf-8,${encodeURIComponent(
    `<!doctype html><html lang="en"><title>${pageTitle}</title><style>body{margin:2rem;font:18px/1.6 sans-serif}</style><main><h1>${pageTitle}</h1><p>This stands in for a page that is somebody else’s.</p></main>`,
  )}`

const Calendar = (props: Partial<EmbedFrameProps>) => (
  <EmbedFrame
    label="Calendar for a demo"
    provider="Example Calendar"
    src={pageOf('Choose a time')}
    show="Show the calendar"
    fallback={
      <>
        Write to <Link href="mailto:hello@school.example">hello@school.example</Link> instead.
      </>
    }
    done="Your demo is booked."
    {...props}
  >
    {props.children ?? (
      <>
        <Text size="lead">The calendar is a page of Example Calendar.</Text>
        <p style={{ marginTop: '0.5rem' }}>
          When you ask for it, your browser fetches it from calendar.example.
        </p>
      </>
    )}
  </EmbedFrame>
)

export const Default = () => <Calendar />

export const Open = () => <Calendar label="Calendar for a lesson" open />

const never = () => () => {}

export const LoadTimeout = () => <Calendar label="Calendar for a visit" open connect={never} timeout={50} />

const booked = (_: HTMLIFrameElement, report: EmbedReport) => {
  const timer = setTimeout(() => {
    report.ready()
    report.height(820)
    report.done()
  }, 400)
  return () => clearTimeout(timer)
}

export const Reports = () => <Calendar label="Calendar for a trial class" connect={booked} />

export const LongWords = () => (
  <Calendar show="Show the calendar of Rechtsschutzversicherungsgesellschaften">
    The calendar is a page of administration.office@saraswati-vidya-mandir-coaching-centre.example, and your
    browser fetches it from there when you ask for it.
  </Calendar>
)
