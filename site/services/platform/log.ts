/**
 * One line of JSON for a fault of ours. Neither the error's message nor the body is written: a database error
 * quotes the values that it was given, and those are people's names and addresses.
 */
export function logFault(where: { method: string; path: string }, error: unknown): void {
  const cause = (error as { cause?: { code?: unknown } } | null)?.cause
  const frames =
    error instanceof Error ? (error.stack ?? '').split('\n').filter((row) => /^\s+at /.test(row)) : []
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      level: 'error',
      ...where,
      error: error instanceof Error ? error.name : typeof error,
      code: cause?.code ?? (error as { code?: unknown } | null)?.code,
      at: frames.slice(0, 6).map((frame) => frame.trim()),
    }),
  )
}
