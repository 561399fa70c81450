import { type Found, layoutFault } from './found'

/** WCAG 2.2.2, 2.3.3: no animation runs when the user prefers reduced motion. */
export const movingParts = (): Found[] =>
  document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 50,
    )
    .map((animation) => {
      const name = animation.id || (animation as CSSAnimation).animationName || 'An animation'
      const at = (animation.effect as KeyframeEffect | null)?.target
      return layoutFault('motion', at, `${name} runs although less motion is wanted.`)
    })
