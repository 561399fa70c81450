import type { about } from '../../about'
import type { faq } from '../../faq'
import type { FeatureGroup, LegalDocument } from '../../types'
import { places } from '../walk'
import { from, problem, type Rule, unlike } from './rule'

export const textRules: Rule[] = [
  {
    name: 'anchors are not repeated',
    find: (content) => [
      ...unlike(
        'features',
        ['featureGroups'],
        from<readonly FeatureGroup[]>(content, 'features', 'featureGroups'),
        'id',
        'Another tab has this id: give it its own.',
      ),
      ...['terms', 'privacy', 'refund'].flatMap((name) =>
        unlike(
          'legal',
          [name, 'sections'],
          from<LegalDocument>(content, 'legal', name).sections,
          'id',
          'Another section has this id: give it its own.',
        ),
      ),
    ],
  },
  {
    name: 'a date is the same for people and for machines',
    find: (content) =>
      ['terms', 'privacy', 'refund'].flatMap((name) => {
        const { iso, text } = from<LegalDocument>(content, 'legal', name).updated
        const parsed = new Date(`${text} UTC`)
        return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(iso)
          ? []
          : [
              problem(
                'legal',
                [name, 'updated', 'text'],
                `Write the day ${iso} in words, as in 21 November 2026.`,
              ),
            ]
      }),
  },
  {
    name: 'questions are not repeated',
    find: (content) =>
      unlike(
        'faq',
        ['faq'],
        from<typeof faq>(content, 'faq', 'faq'),
        'question',
        'It is asked already: take one out.',
      ),
  },
  {
    name: 'the timeline runs from zero to ten minutes without a gap',
    find: (content) => {
      const { timeline } = from<typeof about>(content, 'about', 'about')
      return timeline.flatMap((part, index) => {
        const before = index === 0 ? 0 : timeline[index - 1]?.to
        return [
          part.from !== before &&
            problem(
              'about',
              ['about', 'timeline', index, 'from'],
              `Begin at minute ${before}, where the last one ends.`,
            ),
          (part.to <= part.from || (index === timeline.length - 1 && part.to !== 10)) &&
            problem(
              'about',
              ['about', 'timeline', index, 'to'],
              'Let it end later than it begins, the last at 10.',
            ),
        ].filter((found) => found !== false)
      })
    },
  },
  {
    name: 'texts are complete and have no extra spaces',
    find: (content) =>
      places(content).flatMap(({ file, at, value }) => {
        // A missing setting is empty here; the schema of the brand says which settings may be missing.
        if (typeof value !== 'string' || (file === 'brand' && value === '')) return []
        if (value === '') return [problem(file, at, 'Write it, or take it out.')]
        if (value !== value.trim() || /[^\S\n]{2}/.test(value))
          return [problem(file, at, 'Take the spare space out.')]
        if (/\b(undefined|NaN|lorem ipsum)\b|\[object/i.test(value))
          return [problem(file, at, 'Something is missing in it: read it as a visitor would.')]
        return []
      }),
  },
  {
    name: 'texts contain no marketing words such as unlock',
    find: (content) =>
      places(content).flatMap(({ file, at, value }) => {
        // The tagline is fixed word for word (docs/product.md, Elements on every page).
        const given = at.at(-1) === 'tagline'
        const word =
          typeof value === 'string' && !given && value.match(/\b(seamless|unlock|revolutioni[sz]e)/i)?.[0]
        return word ? [problem(file, at, `Say what happens instead of "${word}".`)] : []
      }),
  },
]
