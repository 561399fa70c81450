// The full Zod installs its English messages globally; the server loads it, and so may a build.
import 'zod'
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { content } from './all'
import { contentProblems } from './check'
import { after, type Draft, routes } from './draft.fixture'
import { rules } from './rules/rules'

it('reports no problem for the content', () => {
  expect(contentProblems(content, routes)).toEqual([])
})

it('reads every content file', () => {
  const all = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
  const files = all
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /^(?!.*\.test|types|schema\/).*\.ts$/.test(file))
  expect(Object.keys(content).sort()).toEqual(files.map((file) => file.slice(0, -3)).sort())
})

it('reports a missing entity', () => {
  expect(after((draft) => delete draft.faq.faq)).toEqual([
    'content/faq.ts: faq is nothing. Give a list as content/types.ts says.',
  ])
})

/** For each rule, the changes that break it, and the reported problems. The test fails for a rule without such a change. */
const mistakes: Record<string, [mistake: (draft: Draft) => void, problems: string[]][]> = {
  'plans have different codes': [
    [
      (draft) => (draft.plans.plans[1].code = 'FT'),
      ['content/plans.ts: plans[1].code is "FT". Give it a code that no other plan has.'],
    ],
    [
      (draft) => (draft.plans.samplePaidPlan.code = 'EP'),
      ['content/plans.ts: samplePaidPlan.code is "EP". Give the sample a code that no offered plan has.'],
    ],
  ],
  'at most one plan is the most popular': [
    [
      (draft) => (draft.plans.plans[1].popular = true),
      ['content/plans.ts: plans[1].popular is true. Only one plan can be the most popular: choose it.'],
    ],
  ],
  'a plan with a hidden price cannot be booked online': [
    [
      (draft) =>
        Object.assign(draft.plans.plans[1], {
          webBookingAllowed: true,
          priceNote: 'from ₹99',
          resourceLimits: {},
        }),
      [
        'content/plans.ts: plans[1].webBookingAllowed is true. Its price is hidden, so lead to /contact: false.',
        'content/plans.ts: plans[1].priceNote is "from ₹99". Its price is hidden: take the note beside it out.',
        'content/plans.ts: plans[1].resourceLimits is an object. A plan with a hidden price has no resource limits: remove them.',
      ],
    ],
  ],
  'a free trial is free': [
    [
      (draft) => (draft.plans.plans[0].price = 99),
      ['content/plans.ts: plans[0].price is 99. It says that it is a free trial: give 0, or say it is none.'],
    ],
  ],
  'the first plan can be booked, since the setup guide opens it': [
    [
      (draft) => draft.plans.plans.reverse(),
      ['content/plans.ts: plans[0].webBookingAllowed is false. Put a plan first that can be booked here.'],
    ],
  ],
  'samples are not offered': [
    [
      (draft) => (draft.plans.plans[1].sample = true),
      ['content/plans.ts: plans[1].sample is true. Take the sample out of the plans that are offered.'],
    ],
  ],
  'the free trial has 16 features, and the tabs name each of them': [
    [
      (draft) => draft.plans.plans[0].features.push('A pony'),
      [
        'content/plans.ts: plans[0].features is a list of 17. Name the 16 features of the free trial.',
        'content/features.ts: featureGroups is a list of 5. Name in a tab: A pony.',
      ],
    ],
    [
      (draft) => draft.features.featureGroups[0].content.push('A pony'),
      [
        'content/features.ts: featureGroups[0].content[4] is "A pony". The page says that all of these are in the free trial: write it as in plans.ts, or remove it.',
      ],
    ],
  ],
  'every link leads to a route or to an https address': [
    [
      (draft) => (draft.home.cta.demo.href = '/demo'),
      [
        'content/home.ts: cta.demo.href is "/demo". No route is there: correct it, or add the page (docs/guides/contributing.md).',
      ],
    ],
    [
      (draft) => (draft['contact/contact-more'].contactMore.shortcuts[0].link.href = 'javascript:alert(1)'),
      [
        'content/contact/contact-more.ts: contactMore.shortcuts[0].link.href is "javascript:alert(1)". No route is there: correct it, or add the page (docs/guides/contributing.md).',
      ],
    ],
  ],
  'links to other sites are marked as external, and no others': [
    [
      (draft) => delete draft.navigation.admin.external,
      [
        `content/navigation.ts: admin is an object. It leads to ${(content as Draft).navigation.admin.href}: add external: true.`,
      ],
    ],
    [
      (draft) => (draft.home.cta.demo.external = true),
      ['content/home.ts: cta.demo is an object. It leads to /demo-session: take external out.'],
    ],
  ],
  'every route has a page, and every page a route': [
    [
      (draft) =>
        draft.pages.pages.push({
          ...draft.pages.pages[1],
          path: '/new',
          title: 'A new page of Kaksha',
          description: `${draft.pages.pages[1].description} New.`,
        }),
      [
        `content/pages.ts: pages[${(content as Draft).pages.pages.length}].path is "/new". Write its route in site/routes/, or take the entry out.`,
      ],
    ],
  ],
  'paths, titles and descriptions are not repeated': [
    [
      (draft) => (draft.pages.pages[2].description = draft.pages.pages[3].description),
      [
        expect.stringMatching(
          /^content\/pages\.ts: pages\[3\]\.description is ".*…\. Another page has the same text: write a different one\.$/,
        ),
      ],
    ],
  ],
  'titles contain the brand and fit on a search results page': [
    [
      (draft) => (draft.pages.pages[1].title = 'About all of us'),
      ['content/pages.ts: pages[1].title is "About all of us". Let it bear the name Kaksha.'],
    ],
    [
      (draft) => (draft.pages.pages[1].title = `Kaksha ${'a'.repeat(60)}`),
      [expect.stringContaining('Shorten it by 10 characters, so that it is shown whole.')],
    ],
    [
      (draft) => (draft['not-found'].notFound.description = 'Too short.'),
      ['content/not-found.ts: notFound.description is "Too short.". Say more: at least 50 characters.'],
    ],
  ],
  'a canonical address is a page without another canonical': [
    [
      (draft) => (draft.pages.pages[1].canonical = '/nowhere'),
      ['content/pages.ts: pages[1].canonical is "/nowhere". Name a page that is not itself an alias.'],
    ],
    [
      (draft) => (draft.pages.pages[1].canonical = '/online-teaching-platform-free'),
      [
        'content/pages.ts: pages[1].canonical is "/online-teaching-platform-free". Name a page that is not itself an alias.',
      ],
    ],
  ],
  'the addresses of the setup guide have one canonical': [
    [
      (draft) => delete draft.pages.pages[8].canonical,
      ['content/pages.ts: pages[8].canonical is nothing. Give /online-teaching-platform: it is one text.'],
    ],
  ],
  'anchors are not repeated': [
    [
      (draft) => (draft.features.featureGroups[1].id = 'fees'),
      ['content/features.ts: featureGroups[1].id is "fees". Another tab has this id: give it its own.'],
    ],
    [
      (draft) => (draft.legal.terms.sections[1].id = 'who'),
      ['content/legal.ts: terms.sections[1].id is "who". Another section has this id: give it its own.'],
    ],
  ],
  'a date is the same for people and for machines': [
    [
      (draft) => (draft.legal.refund.updated.text = '22 November 2026'),
      [
        'content/legal.ts: refund.updated.text is "22 November 2026". Write the day 2026-11-21 in words, as in 21 November 2026.',
      ],
    ],
    [
      (draft) => (draft.legal.refund.updated.text = 'soon'),
      [expect.stringContaining('refund.updated.text is "soon"')],
    ],
  ],
  'questions are not repeated': [
    [
      (draft) => (draft.faq.faq[1].question = draft.faq.faq[0].question),
      [
        expect.stringMatching(
          /^content\/faq\.ts: faq\[1\]\.question is .* It is asked already: take one out\.$/,
        ),
      ],
    ],
  ],
  'the timeline runs from zero to ten minutes without a gap': [
    [
      (draft) => (draft.about.about.timeline[1].from = 3),
      ['content/about.ts: about.timeline[1].from is 3. Begin at minute 2, where the last one ends.'],
    ],
    [
      (draft) => (draft.about.about.timeline[2].to = 12),
      ['content/about.ts: about.timeline[2].to is 12. Let it end later than it begins, the last at 10.'],
    ],
  ],
  'texts are complete and have no extra spaces': [
    [(draft) => (draft.home.cta.body = ''), ['content/home.ts: cta.body is "". Write it, or take it out.']],
    [
      (draft) => (draft.home.cta.body = 'Two  spaces.'),
      ['content/home.ts: cta.body is "Two  spaces.". Take the spare space out.'],
    ],
    [
      (draft) => (draft.home.cta.body = 'Welcome to undefined.'),
      [
        'content/home.ts: cta.body is "Welcome to undefined.". Something is missing in it: read it as a visitor would.',
      ],
    ],
  ],
  'texts contain no marketing words such as unlock': [
    [
      (draft) => (draft.home.cta.body = 'Unlock your classroom.'),
      ['content/home.ts: cta.body is "Unlock your classroom.". Say what happens instead of "Unlock".'],
    ],
  ],
}

describe.each(rules.map(({ name }) => name))('%s', (name) => {
  it('reports content that breaks the rule', () => {
    const known = mistakes[name] ?? []
    expect(known.length).toBeGreaterThan(0)
    for (const [mistake, problems] of known) expect(after(mistake)).toEqual(problems)
  })
})

it('reports a route without a page', () => {
  expect(after(() => undefined, [...routes, '/new'])).toEqual([
    `content/pages.ts: pages is a list of ${routes.length}. The route /new has no entry: add its texts.`,
  ])
})
