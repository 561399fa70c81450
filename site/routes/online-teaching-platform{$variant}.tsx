import { createFileRoute } from '@tanstack/react-router'
import type { GuidePath } from '../content/types'
import { page } from '../seo/head'
import { GuidePage } from './-marketing/guide/guide'

/** The setup guide, the same at each of its seven addresses (`guidePaths` in content/pages.ts). */
export const Route = createFileRoute('/online-teaching-platform{$variant}')({
  head: ({ params }) => page(`/online-teaching-platform${params.variant}` as GuidePath).head(),
  component: GuidePage,
})
