import { Illustration, type IllustrationProps } from './illustration.tsx'

export type Question = { text: string; marks: number }

/** A question paper: numbered questions, marks at the edge, and a line for the answer. */
export const ExamSheet = ({ questions, ...rest }: IllustrationProps & { questions: readonly Question[] }) => (
  <Illustration {...rest}>
    <ol className="[&>li+li]:border-t [&>li+li]:border-border-subtle">
      {questions.map(({ text, marks }, index) => (
        <li key={text} className="grid grid-cols-[3.25rem_minmax(0,1fr)_3.75rem] tabular-nums">
          <b className="border-e-[1.5px] border-e-margin ps-5 pt-4 text-muted">{index + 1}</b>
          <div className="py-4 ps-4">
            <p>{text}</p>
            <div className="mt-7 border-b border-border-subtle" />
            <div className="mt-7 border-b border-border-subtle" />
          </div>
          <b className="pe-5 pt-4 text-end">{marks}</b>
        </li>
      ))}
    </ol>
  </Illustration>
)
