import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx'
import { Sheet, type SheetProps } from './sheet.tsx'

export default { title: 'Patterns / Sheet' }

const Example = (props: SheetProps) => (
  <Sheet
    label="Our Pricing"
    note="In rupees. Paid plans are billed once a year."
    headingId="price"
    {...props}
  >
    <h2 id="price" className="max-w-[18ch] text-h1">
      <VisuallyHidden>Our Pricing: </VisuallyHidden>
      Start at zero. Pay when it suits you.
    </h2>
    <p className="mt-6 max-w-[36em] text-lead text-muted">Transparent pricing, no hidden fees.</p>
  </Sheet>
)

export const Ruled = () => <Example ruled />
export const Tint = () => <Example surface="tint" ruled />
export const Board = () => <Example surface="board" />
export const WithoutLabel = () => <Example label={undefined} note={undefined} ruled />
export const NoteWithLink = () => (
  <Example
    ruled
    note={
      <>
        Yours not here? <a href="#ask">Ask us</a>
      </>
    }
  />
)
