import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/** What publint says about a built or installed package, and attw about its types. */
export async function checkPublished(folder: string, tarball: string): Promise<string[]> {
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
  const { messages } = await publint({ pkgDir: folder, strict: true, pack: false })
  const result = await checkPackage(createPackageFromTarballData(new Uint8Array(await readFile(tarball))))
  if (!result.types) return ['attw: the package has no types']
  // It has no CommonJS build, on purpose, and the module resolution of TypeScript 4 does not read `exports`.
  const problems = result.problems.filter(
    (problem) =>
      problem.kind !== 'CJSResolvesToESM' &&
      !('resolutionKind' in problem && problem.resolutionKind === 'node10') &&
      !('entrypoint' in problem && /\.(css|json)$/.test(problem.entrypoint)),
  )
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, manifest)}`),
    ...problems.map((problem) => `attw: ${JSON.stringify(problem)}`),
  ]
}
