import type { FeatureGroup, Plan } from '../../types'
import { from, plansOf, problem, type Rule, unlike } from './rule'

/** The features of the product, all of which are in the free trial. */
const trialFeatures = 16

export const planRules: Rule[] = [
  {
    name: 'plans have different codes',
    find: (content) => {
      const sample = from<Plan>(content, 'plans', 'samplePaidPlan')
      return [
        ...unlike('plans', ['plans'], plansOf(content), 'code', 'Give it a code that no other plan has.'),
        ...(plansOf(content).some(({ code }) => code === sample.code)
          ? [problem('plans', ['samplePaidPlan', 'code'], 'Give the sample a code that no offered plan has.')]
          : []),
      ]
    },
  },
  {
    name: 'at most one plan is the most popular',
    find: (content) =>
      plansOf(content)
        .flatMap(({ popular }, index) => (popular ? [index] : []))
        .slice(1)
        .map((index) =>
          problem('plans', ['plans', index, 'popular'], 'Only one plan can be the most popular: choose it.'),
        ),
  },
  {
    name: 'a plan with a hidden price cannot be booked online',
    find: (content) =>
      plansOf(content).flatMap(({ price, webBookingAllowed, priceNote, resourceLimits }, index) => {
        const at = ['plans', index]
        if (price >= 0) return []
        return [
          webBookingAllowed &&
            problem(
              'plans',
              [...at, 'webBookingAllowed'],
              'Its price is hidden, so lead to /contact: false.',
            ),
          priceNote !== undefined &&
            problem('plans', [...at, 'priceNote'], 'Its price is hidden: take the note beside it out.'),
          resourceLimits !== undefined &&
            problem(
              'plans',
              [...at, 'resourceLimits'],
              'A plan with a hidden price has no resource limits: remove them.',
            ),
        ].filter((found) => found !== false)
      }),
  },
  {
    name: 'a free trial is free',
    find: (content) =>
      plansOf(content).flatMap(({ hasFreeTrail, price }, index) =>
        hasFreeTrail && price !== 0
          ? [
              problem(
                'plans',
                ['plans', index, 'price'],
                'It says that it is a free trial: give 0, or say it is none.',
              ),
            ]
          : [],
      ),
  },
  {
    name: 'the first plan can be booked, since the setup guide opens it',
    find: (content) =>
      plansOf(content)[0]?.webBookingAllowed
        ? []
        : [problem('plans', ['plans', 0, 'webBookingAllowed'], 'Put a plan first that can be booked here.')],
  },
  {
    name: 'samples are not offered',
    find: (content) =>
      plansOf(content).flatMap(({ sample }, index) =>
        sample
          ? [
              problem(
                'plans',
                ['plans', index, 'sample'],
                'Take the sample out of the plans that are offered.',
              ),
            ]
          : [],
      ),
  },
  {
    name: `the free trial has ${trialFeatures} features, and the tabs name each of them`,
    find: (content) => {
      const at = plansOf(content).findIndex(({ code }) => code === 'FT')
      const features = plansOf(content)[at]?.features ?? []
      const named = from<readonly FeatureGroup[]>(content, 'features', 'featureGroups')
      const shown = new Set(named.flatMap((group) => group.content))
      const missing = features.filter((feature) => !shown.has(feature))
      return [
        ...(features.length === trialFeatures
          ? []
          : [
              problem(
                'plans',
                ['plans', at, 'features'],
                `Name the ${trialFeatures} features of the free trial.`,
              ),
            ]),
        ...(missing.length > 0
          ? [problem('features', ['featureGroups'], `Name in a tab: ${missing.join(', ')}.`)]
          : []),
        ...named.flatMap((group, index) =>
          group.content.flatMap((feature, row) =>
            features.includes(feature)
              ? []
              : [
                  problem(
                    'features',
                    ['featureGroups', index, 'content', row],
                    'The page says that all of these are in the free trial: write it as in plans.ts, or remove it.',
                  ),
                ],
          ),
        ),
      ]
    },
  },
]
