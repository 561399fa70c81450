/** Whether the server of the site answers here: static hosting has the pages alone, and no answer to a form. */
const isServed = () =>
  fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(5000) })
    .then(async (reply) => reply.ok && (await reply.json()).status === 'ok')
    .catch(() => false)

/**
 * Sends a form as without JavaScript, and returns whether it did. Where nothing would answer, the form stays: an error
 * page would replace it, and what was typed would be lost.
 */
export async function submitNatively(form: HTMLFormElement): Promise<boolean> {
  const served = await isServed()
  if (served) form.submit()
  return served
}
