'use client'

import { cx } from 'class-variance-authority'
import { Pause, Play } from 'lucide'
import { type ComponentProps, type ReactNode, useEffect, useImperativeHandle, useRef } from 'react'
import { Button } from '../../components/button/button.tsx'
import { ButtonGroup } from '../../components/button-group/button-group.tsx'
import { Heading } from '../../components/heading/heading.tsx'
import { createIcon } from '../../components/icon/create-icon.ts'
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx'
import { useLabels } from '../../provider/context.ts'
import { ChalkLedge, ChalkUnderline } from '../chalk/chalk.tsx'
import { TypewriterLine } from '../typewriter/typewriter.tsx'
import { startHero } from './start-hero.ts'

const PauseIcon = createIcon('pause', Pause)
const PlayIcon = createIcon('play', Play)

/** The texts of a hero. */
export const heroLabels = {
  /** Name of the button while the animated line moves: it says what a press does. */
  pause: 'Pause the headline',
  /** Name of the button while nothing moves. */
  play: 'Play the headline',
  /** The visible word of `pause`: a part of it, so that voice control finds the button. */
  pauseText: 'Pause',
  /** The visible word of `play`. */
  playText: 'Play',
}

export type HeroProps = Omit<ComponentProps<'section'>, 'children'> & {
  /**
   * The headline in four lines of at most 6.2em, so that no line wraps. The second line shows the typed phrases in
   * turn, and the pause button is below it, after the third line, which is at most 4em. A single phrase is not
   * animated and has no pause button.
   */
  headline: { before: string; typed: readonly string[]; middle: string; chalked: string }
  /** Id of the headline. It names the section. */
  headingId: string
  lead: ReactNode
  /** Links with `buttonVariants()`. */
  actions: ReactNode
  /** A picture of the product, with a text alternative. */
  preview: ReactNode
  /** Accessible names of the pause button. */
  labels?: Partial<typeof heroLabels>
}

/** The first section of the home page: a headline with one animated line, a lead, actions and a preview. */
export function Hero({
  headline,
  headingId,
  lead,
  actions,
  preview,
  labels: labelOverrides,
  className,
  ref,
  ...rest
}: HeroProps) {
  const labels = useLabels('hero', heroLabels, labelOverrides)
  const section = useRef<HTMLElement>(null)
  useImperativeHandle(ref, () => section.current!, [])
  const phrases = headline.typed.join('\n')
  useEffect(() => startHero(section.current!, phrases.split('\n')), [phrases])
  const { before, typed, middle, chalked } = headline
  return (
    <section
      ref={section}
      data-slot="hero"
      data-surface="inverse"
      aria-labelledby={headingId}
      className={cx(
        'relative px-inset pt-[clamp(1.5rem,5.2vw,4.5rem)] pb-23 md:pb-30 lg:pt-[clamp(1rem,8vh-2rem,4.5rem)] lg:pb-[clamp(4rem,8.5vh,7.5rem)]',
        className,
      )}
      {...rest}
    >
      {/* From 64rem headline, lead and gaps depend on the height of the window, so that the whole hero is on the first screen. */}
      <div className="grid grid-cols-1 items-start gap-x-[clamp(1.75rem,4vw,4rem)] lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr]">
        <div className="min-w-0">
          {/* Below 20rem, which includes large text on a phone, the button has its own row. */}
          <div className="relative w-fit max-w-full">
            <Heading
              level={1}
              size="display"
              id={headingId}
              className="w-[6.7em] max-w-full [&>span[aria-hidden]]:block lg:text-[clamp(2.5rem,min(5.2vw,13.3vh-2.4rem),5.5rem)]"
            >
              {/* Screen readers get the headline as one text. The visible lines are aria-hidden. */}
              <VisuallyHidden>{[before, typed[0], middle, chalked].join(' ')}</VisuallyHidden>
              <span aria-hidden="true">{before}</span>
              <TypewriterLine
                text={typed[0] ?? ''}
                longest={[...typed].sort((a, b) => b.length - a.length)[0]}
                className="text-accent-border"
              />
              <span aria-hidden="true">{middle}</span>
              <span aria-hidden="true">
                <ChalkUnderline>{chalked}</ChalkUnderline>
              </span>
            </Heading>
            {typed[1] && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={labels.pause}
                data-play={labels.play}
                data-noscript="hide"
                className="group/pause min-[20rem]:start-[63%] bottom-1/4 w-auto px-2 text-small text-muted min-[20rem]:absolute motion-reduce:hidden"
              >
                <PlayIcon aria-hidden="true" className="group-not-data-paused/pause:hidden" />
                <PauseIcon aria-hidden="true" className="group-data-paused/pause:hidden" />
                <span className="group-not-data-paused/pause:hidden">{labels.playText}</span>
                <span className="group-data-paused/pause:hidden">{labels.pauseText}</span>
              </Button>
            )}
          </div>
          <p className="mt-[clamp(1.25rem,3vw,2.5rem)] max-w-[29em] text-lead max-xs:text-[1.0625rem] lg:mt-[2.4vh] lg:text-[clamp(1rem,2.2vh,1.4375rem)]">
            {lead}
          </p>
        </div>
        <ButtonGroup className="mt-8 max-md:mt-6 lg:col-start-1 lg:row-start-3 lg:mt-[2.4vh]">
          {actions}
        </ButtonGroup>
        {/* From 64rem the field of a NameSchool is in the first column, between lead and actions. */}
        <div className="mt-[clamp(1.75rem,4vw,4rem)] lg:contents lg:[&>*]:col-start-2 lg:[&>*]:row-span-full">
          {preview}
        </div>
      </div>
      <ChalkLedge />
    </section>
  )
}
