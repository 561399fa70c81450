import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { toast, toastStore } from '../components/toast/store.ts'
import { DesignSystemProvider } from '../provider/provider.tsx'
import { components } from '../testing/components.ts'
import { exposedTexts } from '../testing/page/exposed.ts'
import { ar } from './ar.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'

afterEach(() => {
  for (const { id } of toastStore.get()) toast.dismiss(id)
  localStorage.clear()
  cleanup()
})

/** The sources of the stories and of what they show: their content is English, and so is the text in Kaksha's drawings. */
const sources = import.meta.glob<string>(
  ['../{components,patterns}/*/*.{stories,fixture}.tsx', '../brand/*/*.{ts,tsx}'],
  { eager: true, query: '?raw', import: 'default' },
)
/** Without what differs between a template, its values and what is shown. */
const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/\$\{[^}]*\}|\{\w+\}|\d+/g, '{}')

const sourceOf = (id: string) =>
  Object.entries(sources)
    .filter(([file]) => file.startsWith(id.startsWith('brand/') ? '../brand/' : `../${id}/`))
    .map(([, source]) => plain(source))
    .join('\n')

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** What finds an English label: as words of a text, and the whole text of a template, with any values. */
const english = Object.entries(en).flatMap(([part, texts]) =>
  Object.entries(texts as Record<string, string | object>).flatMap(([name, text]) =>
    (typeof text === 'string' ? [text] : (Object.values(text) as string[])).map((form) => {
      const isTemplate = /\{\w+\}/.test(form)
      const words = form.split(/(\{\w+\})/)
      // Names and labels are any text; all other values are numbers, times or dates.
      const value = (part: string) =>
        /^\{(label|what|tag|terms)\}$/.test(part)
          ? '.+'
          : /^\{\w+\}$/.test(part)
            ? '[\\p{N}:.,]+'
            : escaped(part)
      return {
        label: `${part}.${name}`,
        text: form,
        pattern: isTemplate
          ? new RegExp(`^${words.map(value).join('')}$`, 'u')
          : new RegExp(`(?<![\\p{L}\\p{N}])${escaped(form)}(?![\\p{L}\\p{N}])`, 'u'),
      }
    }),
  ),
)

function englishLabels(source: string) {
  const own = (text: string) => source.includes(plain(text))
  return exposedTexts().flatMap((text) =>
    own(text)
      ? []
      : english
          .filter((label) => label.pattern.test(text) && !own(label.text))
          .map(({ label }) => `${label}: ${text}`),
  )
}

const all = await Promise.all(
  components.map(async ({ id, loadStories }) => ({ id, ...(await loadStories()) })),
)

describe.each([
  ['Arabic', ar, 'ar', 'rtl'],
  ['Bengali', bn, 'bn-IN', 'ltr'],
] as const)('in %s', (_, labels, locale, direction) => {
  it.each(all)('no story of $id shows or announces an English label', async ({ id, stories }) => {
    const source = sourceOf(id)
    const found: string[] = []
    for (const [name, Story] of Object.entries(stories)) {
      const { unmount } = render(
        <DesignSystemProvider labels={labels} locale={locale} direction={direction}>
          <div dir={direction}>
            <Story />
          </div>
        </DesignSystemProvider>,
      )
      await new Promise((resolve) => setTimeout(resolve, 20))
      found.push(...englishLabels(source).map((text) => `${name}: ${text}`))
      unmount()
    }
    expect(found).toEqual([])
  })
})
