/**
 * Comparison of versions, for the ranges of this package’s own manifest: `^19.0.0`, `>=3.4.0`, `^20.19.0 || >=24.0.0`.
 */
type Version = readonly [number, number, number]

/** The first version in a text: `19.1.0` of `^19.1.0`. */
export function versionIn(text: string): Version | undefined {
  const [found, major, minor = '0', patch = '0'] = text.match(/(\d+)(?:\.(\d+))?(?:\.(\d+))?/) ?? []
  return found === undefined ? undefined : [Number(major), Number(minor), Number(patch)]
}

const isBefore = (a: Version, b: Version) => {
  const at = a.findIndex((part, index) => part !== b[index])
  return at >= 0 && a[at]! < b[at]!
}

/** Whether a version is in a range of `^` and `>=`. Prereleases count as their version. */
export function satisfies(version: string, range: string) {
  const own = versionIn(version)
  if (!own) return false
  return range.split('||').some((part) => {
    const least = versionIn(part)
    if (!least || isBefore(own, least)) return false
    return part.trim().startsWith('>=') || own[0] === least[0]
  })
}
