import { about } from '../content/about'
import { brand } from '../content/brand'
import { preview, register } from '../content/drawings/artefacts'
import { hero } from '../content/home/hero'
import { notFound } from '../content/not-found'
import { pages } from '../content/pages'
import { plans } from '../content/plans'
import { services } from '../content/services'
import type { SitePath } from '../content/types'
import { cardAt } from './card-address'
import { siteUrl } from './site-url'

/** What is drawn beside the headline. */
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
  | { name: 'index'; lines: readonly string[] }
  | { name: 'price'; price: string; note: string }
  | { name: 'tile'; sign: string }
  | { name: 'clock' }
  | { name: 'gong' }
  | { name: 'slips' }
  | { name: 'sheet' }
  | { name: 'duster' }

/** A page's picture for social cards, as `build/cards/` draws it. */
export type Card = {
  /** Where it is served. */
  file: string
  ground: 'board' | 'page' | 'marigold'
  /** The page's headline; parted where its lines are given. */
  headline: readonly string[]
  /** Lines of the headline that are set apart: one in the accent, one underlined in chalk. */
  accent?: number
  chalked?: number
  motif: Motif
  /** Beside the mark. */
  brand: string
  /** Where it leads, as it is said aloud. */
  address: string
}

type Drawing = Pick<Card, 'ground' | 'motif'> & Partial<Pick<Card, 'headline' | 'accent' | 'chalked'>>

const sheet: Drawing = { ground: 'page', motif: { name: 'sheet' } }
const [trial] = plans

/** One object for each text, the one that its page shows; a page that is not named here gets a ruled sheet. */
const drawings: Partial<Record<SitePath, Drawing>> = {
  '/': {
    ground: 'board',
    headline: [hero.before, hero.typed[0], hero.middle, hero.chalked],
    accent: 1,
    chalked: 3,
    motif: {
      name: 'site',
      school: preview.school,
      address: `${preview.address}.${brand.appDomain}`,
      live: preview.live.tag,
      what: preview.live.what,
      courses: preview.courses.map(({ title, fee }) => [title, fee]),
    },
  },
  '/about': {
    ground: 'page',
    motif: { name: 'ruler', steps: about.timeline.map(({ from, title }) => ({ from, title })) },
  },
  '/features': {
    ground: 'board',
    motif: {
      name: 'register',
      title: register.title,
      rows: register.rows.map(({ student, fee, status, due }) => ({ cells: [student, fee, status], due })),
    },
  },
  '/services': { ground: 'page', motif: { name: 'index', lines: services.map(({ title }) => title) } },
  '/pricing': {
    ground: 'board',
    motif: { name: 'price', price: `${trial.currency}${trial.price}`, note: trial.priceNote ?? trial.period },
  },
  '/faq': { ground: 'page', motif: { name: 'tile', sign: '?' } },
  '/reviews': { ground: 'board', motif: { name: 'tile', sign: '“' } },
  '/online-teaching-platform': { ground: 'marigold', motif: { name: 'gong' } },
  '/contact': { ground: 'page', motif: { name: 'slips' } },
  '/demo-session': { ground: 'board', motif: { name: 'clock' } },
}

const host = siteUrl.replace(/^https?:\/\//, '')

/** Every picture: one for each text, and one for the page that says that there is none. */
export const cards = (): Card[] => [
  ...pages
    .filter(({ path, canonical = path }) => canonical === path)
    .map(({ path, h1 }) => ({
      headline: [h1],
      ...(drawings[path] ?? sheet),
      file: cardAt(path),
      brand: brand.name,
      address: host + (path === '/' ? '' : path),
    })),
  {
    ground: 'board',
    headline: [notFound.h1],
    motif: { name: 'duster' },
    file: notFound.card,
    brand: brand.name,
    address: host,
  },
]
