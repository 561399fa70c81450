import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord, textOf } from './files.ts'
import { upwards } from './project.ts'

/** A package in `node_modules`. */
export interface InstalledPackage {
  name: string
  /** The real folder of the package: pnpm installs packages as symbolic links. */
  folder: string
  version: string
  manifest: Record<string, unknown>
}

/** The package that a module in `folder` gets when it imports `name`. */
export function installedPackage(name: string, folder: string): InstalledPackage | undefined {
  for (const at of upwards(folder)) {
    const path = join(at, 'node_modules', name)
    const text = textOf(join(path, 'package.json'))
    if (text === undefined) continue
    try {
      const manifest: unknown = JSON.parse(text)
      if (!isRecord(manifest)) continue
      return { name, folder: realpathSync(path), version: String(manifest.version), manifest }
    } catch {
      // A damaged package counts as missing: package managers replace it at the next installation.
    }
  }
}

/** Names that a manifest lists in the groups. */
export const namesIn = (manifest: Record<string, unknown>, ...groups: string[]) =>
  groups.flatMap((group) => Object.keys(isRecord(manifest[group]) ? manifest[group] : {}))
