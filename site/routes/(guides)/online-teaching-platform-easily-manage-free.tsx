import { createFileRoute } from '@tanstack/react-router'
import { page } from '../../seo/head'
import { GuidePage } from '../-marketing/guide/guide'

export const Route = createFileRoute('/(guides)/online-teaching-platform-easily-manage-free')({
  ...page('/online-teaching-platform-easily-manage-free'),
  component: GuidePage,
})
