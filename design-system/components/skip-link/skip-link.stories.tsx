import { SkipLink } from './skip-link.tsx'

export default { title: 'Components / SkipLink' }

const Page = ({ autoFocus = false }) => (
  <div>
    <SkipLink ref={(link) => (autoFocus ? link?.focus() : undefined)} href="#lesson" />
    <p>Press Tab: the first stop leads past everything above the lesson.</p>
    <div id="lesson" tabIndex={-1}>
      The lesson.
    </div>
  </div>
)

export const Default = () => <Page />

export const Focused = () => <Page autoFocus />
