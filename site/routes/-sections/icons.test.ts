import { Building2, ChartColumn } from 'lucide'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { iconsOf } from './icons'

it('has the name of each icon as Lucide writes it in a class', () => {
  const icons = iconsOf({ Building2, ChartColumn })
  expect(renderToStaticMarkup(icons.Building2)).toContain('class="lucide lucide-building-2"')
  expect(renderToStaticMarkup(icons.ChartColumn)).toContain('class="lucide lucide-chart-column"')
})
