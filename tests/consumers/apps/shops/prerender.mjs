// Writes the rendered pages into the documents that Vite has built.
import { readFile, writeFile } from 'node:fs/promises'
// @ts-expect-error It exists after the build.
import { pages } from './dist-server/render.js'

for (const [name, html] of Object.entries(pages)) {
  const file = `dist/${name}/index.html`
  const text = await readFile(file, 'utf8')
  await writeFile(
    file,
    text.replace('<!--page-->', () => html),
  )
}
