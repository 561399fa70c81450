/*
 * The colours that distinguish subjects, cards and steps: one entry for each use. They have no separate tokens,
 * but use the tokens of other purposes, so that every theme and brand has them. All class names are written out, because
 * Tailwind reads this file as text.
 */

/** Background and text. For the surface `paper`. */
export const subjectFill = {
  marigold: 'bg-accent text-on-accent',
  river: 'bg-link text-page',
  leaf: 'bg-ok text-page',
  terra: 'bg-error text-page',
} as const

export type SubjectColour = keyof typeof subjectFill

/** The same for the next lesson of a timetable, whose cell styles are set on the table. */
export const subjectLesson: Record<SubjectColour, string> = {
  marigold: '[&_[data-tone=now]]:bg-accent [&_[data-tone=now]]:text-on-accent',
  river: '[&_[data-tone=now]]:bg-link [&_[data-tone=now]]:text-page',
  leaf: '[&_[data-tone=now]]:bg-ok [&_[data-tone=now]]:text-page',
  terra: '[&_[data-tone=now]]:bg-error [&_[data-tone=now]]:text-page',
}

/** A sample of the colour, without text on it. */
export const subjectSwatch: Record<SubjectColour, string> = {
  marigold: 'bg-accent',
  river: 'bg-link',
  leaf: 'bg-ok',
  terra: 'bg-error',
}

/** A light background. */
export const subjectSubtle: Record<SubjectColour, string> = {
  marigold: 'bg-accent-subtle',
  river: 'bg-info-subtle',
  leaf: 'bg-ok-subtle',
  terra: 'bg-error-subtle',
}

/** The same while a Hero types its second phrase, its third, its fourth or its fifth. */
export const subjectSubtleAtPhrase: Record<SubjectColour, string>[] = [
  {
    marigold: '[[data-phrase=p1]_&]:bg-accent-subtle',
    river: '[[data-phrase=p1]_&]:bg-info-subtle',
    leaf: '[[data-phrase=p1]_&]:bg-ok-subtle',
    terra: '[[data-phrase=p1]_&]:bg-error-subtle',
  },
  {
    marigold: '[[data-phrase=p2]_&]:bg-accent-subtle',
    river: '[[data-phrase=p2]_&]:bg-info-subtle',
    leaf: '[[data-phrase=p2]_&]:bg-ok-subtle',
    terra: '[[data-phrase=p2]_&]:bg-error-subtle',
  },
  {
    marigold: '[[data-phrase=p3]_&]:bg-accent-subtle',
    river: '[[data-phrase=p3]_&]:bg-info-subtle',
    leaf: '[[data-phrase=p3]_&]:bg-ok-subtle',
    terra: '[[data-phrase=p3]_&]:bg-error-subtle',
  },
  {
    marigold: '[[data-phrase=p4]_&]:bg-accent-subtle',
    river: '[[data-phrase=p4]_&]:bg-info-subtle',
    leaf: '[[data-phrase=p4]_&]:bg-ok-subtle',
    terra: '[[data-phrase=p4]_&]:bg-error-subtle',
  },
]

/**
 * The `surface` of a FeatureCard or StepItem of each subject.
 *
 * @example <FeatureCard title="Kept safe" surface={subjectSurface.leaf}>…</FeatureCard>
 */
export const subjectSurface = { marigold: 'accent', river: 'info', leaf: 'ok', terra: 'error' } as const
