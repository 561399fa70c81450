import { about } from '../content/about'
import { brand } from '../content/brand'
import { register } from '../content/drawings/illustrations'
import { schoolSite, schools } from '../content/drawings/schools'
import { hero } from '../content/home'
import { notFound, pages } from '../content/pages'
import { plans } from '../content/plans'
import { services } from '../content/services'
import type { SitePath } from '../content/types'
import { cardAt } from './head'
import { siteUrl } from './sitemap'

/** The drawing beside the headline. */
export type Motif =
  | {
      name: 'site'
      school: string
      address: string
      live: string
      what: string
      courses: readonly string[][]
    }
  | { name: 'ruler'; steps: readonly { from: number; title: string }[] }
  | { name: 'register'; title: string; rows: readonly { cells: readonly string[]; due: boolean }[] }
  | { name: 'list'; lines: readonly string[] }
  | { name: 'price'; price: string; note: string }
  | { name: 'tile'; sign: string }
  | { name: 'clock' }
  | { name: 'gong' }
  | { name: 'speech-bubbles' }
  | { name: 'document' }
  | { name: 'eraser' }

/** The social card of a page, as `build/cards/draw.ts` draws it. */
export type Card = {
  /** The path of the picture. */
  file: string
  background: 'inverse' | 'page' | 'accent'
  /** The headline of the page. Several entries are separate lines. */
  headline: readonly string[]
  /** Indexes of the emphasised lines: one in the accent colour, one with a chalk underline. */
  accent?: number
  chalked?: number
  motif: Motif
  /** The name beside the logo. */
  brand: string
  /** The address of the site, as people write it. */
  address: string
}

type Drawing = Pick<Card, 'background' | 'motif'> & Partial<Pick<Card, 'headline' | 'accent' | 'chalked'>>

const documentDrawing: Drawing = { background: 'page', motif: { name: 'document' } }
const [trial] = plans
const school = schools[hero.typed[0]]

/**
 * The drawing of each page, chosen from what the page shows. A page that is not listed gets a ruled sheet of
 * paper.
 */
const drawings: Partial<Record<SitePath, Drawing>> = {
  '/': {
    background: 'inverse',
    headline: [hero.before, hero.typed[0], hero.middle, hero.chalked],
    accent: 1,
    chalked: 3,
    motif: {
      name: 'site',
      school: school.school,
      address: `${school.address}.${brand.appDomain}`,
      live: schoolSite.live.tag,
      what: school.what,
      courses: school.courses.map(({ title, fee }) => [title, fee]),
    },
  },
  '/about': {
    background: 'page',
    motif: { name: 'ruler', steps: about.timeline.map(({ from, title }) => ({ from, title })) },
  },
  '/features': {
    background: 'inverse',
    motif: {
      name: 'register',
      title: register.title,
      rows: register.rows.map(({ student, fee, status, due }) => ({ cells: [student, fee, status], due })),
    },
  },
  '/services': { background: 'page', motif: { name: 'list', lines: services.map(({ title }) => title) } },
  '/pricing': {
    background: 'inverse',
    motif: { name: 'price', price: `${trial.currency}${trial.price}`, note: trial.priceNote ?? trial.period },
  },
  '/faq': { background: 'page', motif: { name: 'tile', sign: '?' } },
  '/reviews': { background: 'inverse', motif: { name: 'tile', sign: '“' } },
  '/online-teaching-platform': { background: 'accent', motif: { name: 'gong' } },
  '/contact': { background: 'page', motif: { name: 'speech-bubbles' } },
  '/demo-session': { background: 'inverse', motif: { name: 'clock' } },
}

const host = siteUrl.replace(/^https?:\/\//, '')

/** All pictures: one for each text, and one for the page of unknown addresses. */
export const cards = (): Card[] => [
  ...pages
    .filter(({ path, canonical = path }) => canonical === path)
    .map(({ path, h1 }) => ({
      headline: [h1],
      ...(drawings[path] ?? documentDrawing),
      file: cardAt(path),
      brand: brand.name,
      address: host + (path === '/' ? '' : path),
    })),
  {
    background: 'inverse',
    headline: [notFound.h1],
    motif: { name: 'eraser' },
    file: notFound.card,
    brand: brand.name,
    address: host,
  },
]
